import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { VERSION } from './version.ts';

/** What those who run a server want to see. */
export class Metrics {
  readonly registry = new Registry();
  readonly events = new Counter({
    name: 'tabula_events_total',
    help: 'Events of games on the disk, by kind',
    labelNames: ['kind'],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'tabula_refused_total',
    help: 'Requests refused, by code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly faults = new Counter({
    name: 'tabula_rule_faults_total',
    help: 'Answers on which the rules of a game failed',
    registers: [this.registry],
  });
  readonly troubledTables = new Counter({
    name: 'tabula_troubled_tables_total',
    help: 'Tables whose game cannot be played on, by the reason',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly mendedTables = new Counter({
    name: 'tabula_mended_tables_total',
    help: 'Tables whose events had been stored wrongly, and were put right',
    registers: [this.registry],
  });
  readonly botTrouble = new Counter({
    name: 'tabula_bot_trouble_total',
    help: 'Bots that crashed or were too slow, by what was done about it',
    labelNames: ['remedy'],
    registers: [this.registry],
  });
  readonly sockets = new Gauge({
    name: 'tabula_sockets',
    help: 'Open sockets',
    registers: [this.registry],
  });
  readonly rooms = new Gauge({
    name: 'tabula_rooms',
    help: 'Tables in memory',
    registers: [this.registry],
  });
  readonly commits = new Histogram({
    name: 'tabula_commit_seconds',
    help: 'How long a transaction took',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1],
    registers: [this.registry],
  });
  readonly commitSize = new Histogram({
    name: 'tabula_commit_size',
    help: 'How many things one transaction wrote',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers: [this.registry],
  });

  readonly overtaken = new Counter({
    name: 'tabula_fence_refusals_total',
    help: 'Writes that another had overtaken, and that were judged again',
    registers: [this.registry],
  });
  readonly catchUps = new Counter({
    name: 'tabula_catch_ups_total',
    help: 'How often a table in memory took in what another node had done',
    registers: [this.registry],
  });
  readonly hints = new Counter({
    name: 'tabula_hints_total',
    help: 'Word from other nodes: heard, or lost and found out by looking',
    labelNames: ['fate'],
    registers: [this.registry],
  });
  readonly claims = new Counter({
    name: 'tabula_claims_total',
    help: 'Tables taken over because no node minded them, by whom they waited for',
    labelNames: ['kind'],
    registers: [this.registry],
  });

  readonly notices = new Counter({
    name: 'tabula_notices_total',
    help: 'Messages to those who do not look, by the way they went and whether they arrived',
    labelNames: ['way', 'outcome'],
    registers: [this.registry],
  });

  readonly linesLost = new Counter({
    name: 'tabula_log_lines_lost_total',
    help: 'Lines of the log that could not be written',
    registers: [this.registry],
  });

  constructor() {
    new Gauge({
      name: 'tabula_build_info',
      help: 'Which Tabula this is: always 1',
      labelNames: ['version', 'node'],
      registers: [this.registry],
    }).set({ version: VERSION, node: process.version }, 1);
    collectDefaultMetrics({ register: this.registry });
  }
}
