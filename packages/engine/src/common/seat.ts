/** A chair at the table, counted from 0. */
export type Seat = number;
