import type { GameMessages } from '../../game';

export const nl: GameMessages = {
  title: 'Heroes of Terrinoth',
  text: 'Een queeste in rondes: val aan, verken, rust of help met dobbelstenen, houd de vijanden van je af en reis verder voor het gevaar wint.',
  'learn.1': 'Jullie winnen of verliezen allemaal samen: het queesteblad zegt hoe.',
  'learn.2':
    'Om de beurt gebruikt elke held één klare activatiekaart: aanvallen, verkennen, rusten of helpen. Die is dan uitgeput; rusten maakt alle kaarten klaar.',
  'learn.3':
    'Witte dobbelstenen zijn van jou: successen doen wat de kaart zegt, kritieke rollen door, schilden stoppen wonden. Zwarte, één voor elke klare vijand in gevecht met jou, slaan terug of dreigen.',
  'learn.4': 'Dan handelen de vijanden, één voor één, zoals hun kaarten zeggen; wie in de schaduw is rukt op.',
  'learn.5':
    'Dan stijgt het gevaar: gekleurde vakken doen pijn, en laten helden vaak een kaart ruilen voor een betere.',
  'learn.6':
    'Is een locatie verkend, dan mogen jullie verder reizen. Wat in de schaduw loert blijft achter; wie in gevecht is volgt.',
  'tip.activate':
    'Elke held gebruikt één kaart: val aan wie met je in gevecht is, verken de locatie, rust om je kaarten klaar te maken, of help een vriend.',
  'tip.target': 'Kies wie je treft. Het hart is het leven dat over is, het zwaard hoe hard hij terugslaat.',
  'tip.reroll': 'Klik op een dobbelsteen om hem opnieuw te rollen, of laat het zo.',
  'tip.activate-enemy': 'Nu handelen de vijanden. Klik op wie begint.',
  'tip.travel':
    'De locatie is verkend: reis verder, of blijf nog een ronde. Vijanden in de schaduw blijven achter als jullie reizen.',
  'tip.spend-tokens': 'Elke fiche die je uitgeeft is een zeker succes.',
  'tip.upgrade': 'Ruil een van je kaarten voor een betere.',
};
