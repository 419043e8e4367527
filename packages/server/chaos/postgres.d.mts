/** A real PostgreSQL of its own, in a temporary folder. */
export class Postgres {
  static start(options?: { readonly durable?: boolean }): Promise<Postgres>;
  readonly port: number;
  url(database?: string, who?: { readonly user?: string; readonly password?: string }): string;
  replica(): Promise<Postgres>;
  resume(): Promise<void>;
  stop(gently?: boolean): Promise<void>;
  sever(): Promise<void>;
  ask(text: string, values?: unknown[], database?: string): Promise<Record<string, unknown>[]>;
  database(): Promise<string>;
  close(): Promise<void>;
}
