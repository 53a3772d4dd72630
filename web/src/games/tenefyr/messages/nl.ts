import type { GameMessages } from '../../game';

export const nl: GameMessages = {
  title: 'Heroes of Tenefyr',
  text: 'Betreed kerkers, versla wat er leeft met een klein deck, groei door de buit en sta op tijd tegenover de baas.',
  'learn.1':
    'Jullie winnen of verliezen allemaal samen. Voor de bazenfiche de schedel bereikt moeten jullie sterk genoeg zijn om de baas te verslaan.',
  'learn.2': 'Kies een kerker. De open vijand wordt meteen bevochten; zijn kracht is het getal op de kaart.',
  'learn.3':
    'Om de beurt trekt ieder drie kaarten en houdt ze, of legt ze alle drie af voor drie nieuwe. Daarna worden ze gespeeld en telt hun kracht op.',
  'learn.4':
    'Zodra de groep evenveel kracht heeft als de vijand valt hij, en wie hem velde neemt hem als buit: een betere kaart voor zijn deck.',
  'learn.5':
    'Na een overwinning gaan jullie naar de volgende vijand, of weg. Afgelegde kaarten komen pas terug als jullie weggaan, en dan schuift de bazenfiche op. Verliezen schuift hem twee keer op.',
  'learn.6':
    'Een leeggemaakte kerker geeft zijn beloning. Als jullie je sterk voelen, of als de fiche de schedel bereikt, volgen vier fasen van de baas op elkaar.',
  'tip.where-to':
    'Kies een kerker. Het gouden getal is de kracht van de vijand die je ontmoet: begin waar het klein is.',
  'tip.keep-or-redraw':
    'Houd deze kaarten en speel ze, of leg ze allemaal af voor nieuwe. Wat je aflegt komt pas terug als jullie de kerker verlaten.',
  'tip.play': 'Alle kaarten in je hand worden gespeeld; jij kiest de volgorde. Klik op een kaart.',
  'tip.continue-or-leave':
    'Ga door met de kaarten die in jullie decks over zijn, of ga weg: wat afgelegd is komt terug, maar de bazenfiche doet een stap.',
  'tip.reward': 'De kerker is leeg: neem de beloning.',
};
