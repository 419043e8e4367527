import type { Card } from '../card.ts';
import { africanRomans } from '../cards/migrations/african-romans.ts';
import { arabs } from '../cards/migrations/arabs.ts';
import { avars } from '../cards/migrations/avars.ts';
import { berbers } from '../cards/migrations/berbers.ts';
import { burgundians } from '../cards/migrations/burgundians.ts';
import { byzantines } from '../cards/migrations/byzantines.ts';
import { foederati } from '../cards/migrations/foederati.ts';
import { franks } from '../cards/migrations/franks.ts';
import { huns } from '../cards/migrations/huns.ts';
import { lombards } from '../cards/migrations/lombards.ts';
import { ostrogoths } from '../cards/migrations/ostrogoths.ts';
import { patrimonium } from '../cards/migrations/patrimonium.ts';
import { sardinians } from '../cards/migrations/sardinians.ts';
import { vandals } from '../cards/migrations/vandals.ts';
import { visigoths } from '../cards/migrations/visigoths.ts';
import { westernRomans } from '../cards/migrations/western-romans.ts';
import { carthaginians } from '../cards/republic/carthaginians.ts';
import { celts } from '../cards/republic/celts.ts';
import { cimbri } from '../cards/republic/cimbri.ts';
import { epirotes } from '../cards/republic/epirotes.ts';
import { etruscans } from '../cards/republic/etruscans.ts';
import { greeks } from '../cards/republic/greeks.ts';
import { illyrians } from '../cards/republic/illyrians.ts';
import { numidians } from '../cards/republic/numidians.ts';
import { optimates } from '../cards/republic/optimates.ts';
import { populares } from '../cards/republic/populares.ts';
import { romans } from '../cards/republic/romans.ts';
import { samnites } from '../cards/republic/samnites.ts';
import type { GameId } from '../names.ts';

/** The cards of each game, in the order of play. */
export const CARDS: Readonly<Record<GameId, readonly Card[]>> = {
  I: [
    celts,
    etruscans,
    epirotes,
    greeks,
    samnites,
    carthaginians,
    numidians,
    illyrians,
    cimbri,
    romans,
    optimates,
    populares,
  ],
  II: [
    visigoths,
    westernRomans,
    sardinians,
    berbers,
    vandals,
    africanRomans,
    huns,
    foederati,
    ostrogoths,
    byzantines,
    patrimonium,
    burgundians,
    lombards,
    avars,
    arabs,
    franks,
  ],
};
