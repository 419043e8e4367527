import type { Seat } from '@tabula/engine';
import { memo } from 'react';

/** How an owner looks: hue, lightness and shape all differ. */
export interface Owner {
  readonly name: 'red' | 'yellow' | 'blue' | 'green' | 'black' | 'violet';
  readonly fill: string;
  readonly edge: string;
  readonly light: string;
  readonly on: string;
  /** For thin lines in charts. */
  readonly line: string;
  readonly dash: string;
  /** The plate, on a field of 24 by 24. */
  readonly plate: string;
}

const OWNERS: readonly Owner[] = [
  {
    name: 'blue',
    fill: '#24539C',
    edge: '#15346A',
    light: '#5B86C7',
    on: '#F4F1E6',
    line: '#24539C',
    dash: '',
    plate: 'M7 2.5h10L23 12l-6 9.5H7L1 12z',
  },
  {
    name: 'red',
    fill: '#A32A22',
    edge: '#711913',
    light: '#C8594F',
    on: '#FFF3E4',
    line: '#A32A22',
    dash: '7 3',
    plate: 'M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
  },
  {
    name: 'yellow',
    fill: '#F0C443',
    edge: '#A8801A',
    light: '#F8DB84',
    on: '#3A2A08',
    line: '#C4930F',
    dash: '10 3 2 3',
    plate: 'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z',
  },
  {
    name: 'green',
    fill: '#76B56B',
    edge: '#3F7A3B',
    light: '#A6D29C',
    on: '#16300F',
    line: '#4E9145',
    dash: '2 3.5',
    plate: 'M2.5 2.5h19V13c0 4.5-4.5 7.5-9.5 9.5C7 20.5 2.5 17.5 2.5 13z',
  },
  {
    name: 'violet',
    fill: '#C99BD9',
    edge: '#83529A',
    light: '#E2C6EC',
    on: '#2E143A',
    line: '#83529A',
    dash: '4 2',
    plate: 'M3 21.5V11a9 9 0 0 1 18 0v10.5z',
  },
  {
    name: 'black',
    fill: '#262220',
    edge: '#000000',
    light: '#5C554F',
    on: '#F6EEDD',
    line: '#262220',
    dash: '1 2',
    plate: 'M12 1l11 11-11 11L1 12z',
  },
];

/** The look of a seat: the same for everybody at the table. */
export function ownerOf(seat: Seat): Owner {
  return OWNERS[seat % OWNERS.length];
}

/** A seat's plate. */
export const Emblem = memo(function Emblem({
  seat,
  size = 16,
  faded = false,
}: {
  seat: Seat;
  size?: number;
  faded?: boolean;
}) {
  const { plate, fill, edge } = ownerOf(seat);
  return (
    <svg className="emblem" viewBox="0 0 24 25" width={size} height={size} opacity={faded ? 0.6 : 1} aria-hidden="true">
      <path d={plate} fill={edge} transform="translate(0 1)" />
      <path d={plate} fill={fill} stroke={edge} strokeWidth="1.2" />
    </svg>
  );
});
