import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerTo, as, openDatabase } from './database.ts';

const denied = '42501';
const allowed = 'allowed';

let database: PGlite;
beforeAll(async () => {
  database = await openDatabase();
  // Something to read, change and remove, and a table the migration knows nothing of.
  await database.exec(`
    insert into public.beta_registrations (email) values ('first@example.com');
    insert into public.contact_requests (email, message) values ('first@example.com', 'Hello');
    set session authorization project_owner;
    create table public.unguarded (id bigint generated always as identity, email text);
    set session authorization postgres;
  `);
});
afterAll(() => database.close());

const tables = ['beta_registrations', 'contact_requests'] as const;

describe('what a visitor may do', () => {
  it('joins the waitlist', async () => {
    const insert = `insert into public.beta_registrations (email) values ('ada@example.com')`;
    expect(await answerTo(database, 'anon', insert)).toBe(allowed);
  });

  it.each([
    `(email, message) values ('ada@example.com', 'Hello')`,
    `(email, message) values ('ada@example.com', '')`,
    `(email, message) values ('ada@example.com', null)`,
    `(email) values ('ada@example.com')`,
  ])('leaves a contact request %s', async (row) => {
    const insert = `insert into public.contact_requests ${row}`;
    expect(await answerTo(database, 'anon', insert)).toBe(allowed);
  });

  it('gets an id and a date from the database', async () => {
    const rows = await as(database, 'anon', async (session) => {
      await session.query(`insert into public.beta_registrations (email) values ('a@example.com')`);
      await session.exec('set local session authorization project_owner');
      const { rows } = await session.query<{ id: string; fresh: boolean }>(
        `select id, created_at = now() as fresh from public.beta_registrations where email = 'a@example.com'`,
      );
      return rows;
    });
    expect(rows).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), fresh: true }]);
  });
});

/** Every statement that is refused to everybody who reaches the database through the API. */
const forbidden = (table: (typeof tables)[number]): [string, string][] => [
  ['read rows', `select * from public.${table}`],
  ['read one column', `select email from public.${table}`],
  ['count rows', `select count(*) from public.${table}`],
  ['read rows to lock them', `select email from public.${table} for update`],
  ['read rows through a function', `select query_to_xml('table public.${table}', true, true, '')`],
  ['read the table as XML', `select table_to_xml('public.${table}', true, true, '')`],
  ['read rows through EXPLAIN', `explain analyze select * from public.${table}`],
  ['copy rows out', `copy public.${table} to '/dev/blob'`],
  ['copy rows out through a query', `copy (select * from public.${table}) to '/dev/blob'`],
  ['copy rows in', `copy public.${table} (email) from '/dev/blob'`],
  ['keep a copy', `create temporary table mine as table public.${table}`],
  ['change rows', `update public.${table} set email = 'eve@example.com'`],
  ['remove rows', `delete from public.${table}`],
  ['remove all rows', `truncate public.${table}`],
  ['remove all rows, dependents too', `truncate public.${table} cascade`],
  ['choose an id', `insert into public.${table} (id, email) values (gen_random_uuid(), 'e@x.io')`],
  ['choose a date', `insert into public.${table} (email, created_at) values ('e@x.io', now())`],
  ['insert every column', `insert into public.${table} values (gen_random_uuid(), 'e@x.io')`],
  ['insert only defaults', `insert into public.${table} default values returning *`],
  ['read back a row', `insert into public.${table} (email) values ('e@x.io') returning id`],
  [
    'change a row by inserting',
    `insert into public.${table} (email) values ('first@example.com')
       on conflict (id) do update set email = excluded.email`,
  ],
  [
    'find out whether a row exists',
    `insert into public.${table} (email) values ('first@example.com') on conflict (id) do nothing`,
  ],
  [
    'insert what another row says',
    `insert into public.${table} (email) select email from public.${table}`,
  ],
  [
    'merge',
    `merge into public.${table} using (values ('e@x.io')) as new (email) on false
       when not matched then insert (email) values (new.email) when matched then delete`,
  ],
  ['lock the table', `lock table public.${table} in access exclusive mode`],
  ['drop the table', `drop table public.${table}`],
  ['add a column', `alter table public.${table} add column note text`],
  ['switch row level security off', `alter table public.${table} disable row level security`],
  ['add a policy', `create policy mine on public.${table} for select using (true)`],
  ['drop a check', `alter table public.${table} drop constraint ${table}_email_length`],
  [
    'add a trigger',
    `create trigger mine before insert on public.${table} for each row execute function suppress_redundant_updates_trigger()`,
  ],
  ['add a rule', `create rule mine as on insert to public.${table} do instead nothing`],
  ['add an index', `create index mine on public.${table} (email)`],
  ['comment on the table', `comment on table public.${table} is 'mine'`],
  ['own the table', `alter table public.${table} owner to current_user`],
  ['become the service', 'set role service_role'],
  ['become the owner', 'set role project_owner'],
  ['make a view', `create view public.mine as select * from public.${table}`],
  ['make a function', `create function public.mine() returns int language sql return 1`],
];

describe.each(['anon', 'authenticated'] as const)('what %s may not do', (role) => {
  describe.each(tables)('to %s', (table) => {
    it.each(forbidden(table))('%s', async (_what, statement) => {
      expect(await answerTo(database, role, statement)).toBe(denied);
    });
  });

  it('has no sequence to draw numbers from', async () => {
    const { rows } = await database.query(
      `select relname from pg_class join pg_depend on objid = pg_class.oid
        where relkind = 'S' and refobjid in ('beta_registrations'::regclass, 'contact_requests'::regclass)`,
    );
    expect(rows).toEqual([]);
  });

  it('finds no function of ours to call', async () => {
    const { rows } = await database.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
  });

  it('could do nearly all of it to a table without our revokes', async () => {
    for (const statement of [
      'select * from public.unguarded',
      'truncate public.unguarded',
      `select nextval('public.unguarded_id_seq')`,
    ]) {
      expect(await answerTo(database, role, statement)).toBe(allowed);
    }
  });
});

describe('a signed-in person', () => {
  it.each(tables)('may not even insert into %s: the forms are for visitors', async (table) => {
    const insert = `insert into public.${table} (email) values ('ada@example.com')`;
    expect(await answerTo(database, 'authenticated', insert)).toBe(denied);
  });
});

it('grants inserts into the named columns to anon, and nothing else to anybody from outside', async () => {
  const { rows } = await database.query(`
    select relname || coalesce('.' || attname, '') as on, grantee, privilege
    from (
      select relname, null as attname, (aclexplode(relacl)).* from pg_class
      union all
      select relname, attname, (aclexplode(attacl)).*
      from pg_attribute join pg_class on attrelid = pg_class.oid
    ) as grants (relname, attname, grantor, grantee_oid, privilege, grantable)
    cross join lateral (
      select case grantee_oid when 0 then 'public' else pg_get_userbyid(grantee_oid) end as grantee
    ) as names
    where relname in ('beta_registrations', 'contact_requests')
      and grantee not in ('project_owner', 'service_role')
    order by 1
  `);
  expect(rows).toEqual([
    { on: 'beta_registrations.email', grantee: 'anon', privilege: 'INSERT' },
    { on: 'contact_requests.email', grantee: 'anon', privilege: 'INSERT' },
    { on: 'contact_requests.message', grantee: 'anon', privilege: 'INSERT' },
  ]);
});

it('has row level security on, for the owner too, and one insert policy for anon on each table', async () => {
  const security = await database.query(
    `select relname from pg_class where relrowsecurity and relforcerowsecurity order by 1`,
  );
  expect(security.rows).toEqual(tables.map((relname) => ({ relname })));
  const policies = await database.query(
    `select tablename, roles::text[], cmd from pg_policies order by 1`,
  );
  expect(policies.rows).toEqual(
    tables.map((tablename) => ({ tablename, roles: ['anon'], cmd: 'INSERT' })),
  );
});

it.each(tables)('dates a row of %s itself even where a column grant is too wide', async (table) => {
  const answer = await database
    .transaction(async (session) => {
      await session.exec(`grant insert on public.${table} to anon`);
      await session.exec('set local session authorization anon');
      await session.query(
        `insert into public.${table} (email, created_at) values ('a@example.com', '2020-01-01')`,
      );
    })
    .then(
      () => allowed,
      (error: { code: string }) => error.code,
    );
  expect(answer).toBe(denied);
});

it('lets the team read and remove rows', async () => {
  for (const table of tables) {
    expect(await answerTo(database, 'project_owner', `delete from public.${table}`)).toBe(allowed);
    expect(await answerTo(database, 'project_owner', `table public.${table}`)).toBe(allowed);
  }
});
