// libsql that writes down how it looks for what it is asked: the plan of each query goes into "<database>.plans".
import { appendFileSync } from 'node:fs';
import Libsql from 'libsql';

export default class Explaining extends Libsql {
  #file;
  // A connection of its own: SQLite counts a plan that was told as a query that is still under way.
  #planner;

  constructor(file) {
    super(file);
    this.#file = file;
    this.#planner = new Libsql(file);
  }

  prepare(sql) {
    if (/^select\b/i.test(sql)) {
      const plan = this.#planner.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
      for (const { detail } of plan) appendFileSync(`${this.#file}.plans`, `${detail}\n`);
    }
    return super.prepare(sql);
  }
}
