// A player in another language: node bot.mjs COMMAND, where COMMAND is one that runs `questable play … --json`, such as
//   node examples/terminal/bot.mjs questable play terrinoth --json --quest the-goblin-problem --players 2 --seed 7
// It goes where the enemy is weakest, and rests when its hero is hurt; else it takes what comes first.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

function choose({ decision, view }) {
  const { kind, options } = decision;
  if (kind === "where-to") {
    const left = (option) => view.dungeons.find((dungeon) => dungeon.place === option.ref.place);
    return options.toSorted((a, b) => (left(a).level ?? 9) - (left(b).level ?? 9))[0];
  }
  if (kind === "activate") {
    const hero = view.heroes[view.active];
    const wanted = 2 * hero.wounds > hero.health ? 2 : hero.engaged.length ? 0 : 1; // rest, attack, explore
    return options.find((option) => option.key === `activate:${hero.cards[wanted].card}`) ?? options[0];
  }
  return options[0];
}

const [command, ...rest] = process.argv.slice(2);
const game = spawn(command, rest, { stdio: ["pipe", "pipe", "inherit"] });
for await (const line of createInterface({ input: game.stdout })) {
  const told = JSON.parse(line);
  for (const event of told.events ?? []) console.log(event.text);
  if (told.type === "question") game.stdin.write(`${choose(told).key}\n`);
  if (told.type === "error") throw new Error(told.error);
  if (told.type === "end") console.log(`${told.outcome}, replay in ${told.replay}`);
}
