import { PgConnection } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { type MigrateReport, migrate } from './schema.ts';

export type { MigrateReport } from './schema.ts';

/** Brings the database at an address up to date; `contract`: no older server is at work any more. */
export async function migrateDatabase(address: string, contract = false): Promise<MigrateReport> {
  const connection = new PgConnection(address);
  try {
    return await migrate(connection, contract);
  } catch (error) {
    throw DatabaseError.of(error, connection.place);
  } finally {
    await connection.close();
  }
}
