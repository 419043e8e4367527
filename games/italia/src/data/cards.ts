import type { Card } from './card.ts';
import { africanRomans } from './cards/african-romans.ts';
import { arabs } from './cards/arabs.ts';
import { avars } from './cards/avars.ts';
import { berbers } from './cards/berbers.ts';
import { burgundians } from './cards/burgundians.ts';
import { byzantines } from './cards/byzantines.ts';
import { carthaginians } from './cards/carthaginians.ts';
import { celts } from './cards/celts.ts';
import { cimbri } from './cards/cimbri.ts';
import { epirotes } from './cards/epirotes.ts';
import { etruscans } from './cards/etruscans.ts';
import { foederati } from './cards/foederati.ts';
import { franks } from './cards/franks.ts';
import { greeks } from './cards/greeks.ts';
import { huns } from './cards/huns.ts';
import { illyrians } from './cards/illyrians.ts';
import { lombards } from './cards/lombards.ts';
import { numidians } from './cards/numidians.ts';
import { optimates } from './cards/optimates.ts';
import { ostrogoths } from './cards/ostrogoths.ts';
import { patrimonium } from './cards/patrimonium.ts';
import { populares } from './cards/populares.ts';
import { romans } from './cards/romans.ts';
import { samnites } from './cards/samnites.ts';
import { sardinians } from './cards/sardinians.ts';
import { vandals } from './cards/vandals.ts';
import { visigoths } from './cards/visigoths.ts';
import { westernRomans } from './cards/western-romans.ts';
import type { GameId } from './names.ts';

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
