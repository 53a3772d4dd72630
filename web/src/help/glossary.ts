/** An explained word; `found` is a regular expression for its forms in texts. */
export interface Entry {
  id: string;
  name: string;
  text: string;
  found: string;
  rules: string[];
  card: string;
}

export interface Piece {
  text: string;
  entry: Entry | null;
}

/** What the words of a game mean, in one language. */
export class Glossary {
  #entries: Map<string, Entry>;
  #listed: Entry[];
  #every: RegExp | null;

  constructor(entries: Entry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    // of two words that begin at the same place the longer is meant: “success token”, not “success”
    this.#listed = entries
      .filter((entry) => entry.found)
      .sort((one, other) => other.name.length - one.name.length || one.id.localeCompare(other.id));
    const forms = this.#listed.map((entry) => `(${entry.found})`).join('|');
    this.#every = forms ? new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'giu') : null;
  }

  find(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  named(name: string): Entry | undefined {
    return this.#listed.find((entry) => entry.name === name);
  }

  /** Splits a text into plain pieces and glossary words; only the first use of a word counts. */
  pieces(text: string): Piece[] {
    if (!this.#every) return [{ text, entry: null }];
    const pieces: Piece[] = [];
    const used = new Set<Entry>();
    let from = 0;
    for (const match of text.matchAll(this.#every)) {
      const entry = this.#listed[match.slice(1).findIndex((group) => group !== undefined)];
      if (!entry || used.has(entry)) continue;
      used.add(entry);
      if (match.index > from) pieces.push({ text: text.slice(from, match.index), entry: null });
      pieces.push({ text: match[0], entry });
      from = match.index + match[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), entry: null });
    return pieces;
  }

  /** The words that texts use, each once. */
  words(...texts: string[]): Entry[] {
    return [...new Set(texts.flatMap((text) => this.pieces(text).flatMap(({ entry }) => entry ?? [])))];
  }
}
