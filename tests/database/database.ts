import { readdir, readFile } from 'node:fs/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';

/** The roles a request can have on a hosted project, and the one that applies its migrations. */
type Role = 'anon' | 'authenticated' | 'service_role' | 'project_owner';

const migrations = new URL('../../supabase/migrations/', import.meta.url);

/**
 * What a hosted project has before its first migration: the API roles, and an owner who is no superuser and
 * whose new tables, sequences and functions are open to those roles. The last is how older projects are;
 * only on them can a test show that the migration takes away what it does not grant.
 */
const hostedProject = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role project_owner nologin noinherit createrole bypassrls;
  grant anon, authenticated, service_role to project_owner;
  grant usage on schema public to anon, authenticated, service_role;
  grant usage, create on schema public to project_owner;
  alter default privileges for role project_owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on functions to anon, authenticated, service_role;
`;

/** A new in-memory Postgres, like a hosted project after all of our migrations. Close it after use. */
export async function openDatabase(): Promise<PGlite> {
  const database = await PGlite.create();
  await database.exec(hostedProject);
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) {
    const statements = await readFile(new URL(file, migrations), 'utf8');
    await database.exec(`set session authorization project_owner; begin; ${statements} commit;`);
    // By name: PGlite's `reset session authorization` changes nothing.
    await database.exec('set session authorization postgres');
  }
  return database;
}

/** Runs `work` as if connected as `role`, then takes back everything it did. */
export async function as<Result>(
  database: PGlite,
  role: Role,
  work: (session: Transaction) => Promise<Result>,
): Promise<Result> {
  let result: { value: Result } | undefined;
  await database.transaction(async (session) => {
    // Not `set role`: that would leave the way back to the superuser open.
    await session.exec(`set local session authorization ${role}`);
    result = { value: await work(session) };
    await session.rollback();
  });
  if (result === undefined) throw new Error('The transaction ended before its work did');
  return result.value;
}

/** The SQLSTATE with which Postgres refuses a statement of this role, or 'allowed'. Nothing is kept. */
export async function answerTo(
  database: PGlite,
  role: Role,
  statement: string,
  values: unknown[] = [],
): Promise<string> {
  try {
    await as(database, role, (session) => session.query(statement, values));
    return 'allowed';
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      return error.code;
    }
    throw error;
  }
}
