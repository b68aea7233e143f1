-- The two public forms: the beta waitlist and the landing page's contact form.
--
-- A visitor may add a row and do nothing else: not read, change, remove or count rows, and not choose an
-- id or a date. Nobody signs in, so `authenticated` gets nothing at all. The team reads the rows in the
-- Supabase dashboard.
--
-- Both keys are random: they tell nobody how many people signed up, and there is no sequence to guard.

create table public.beta_registrations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  created_at timestamptz not null default now(),
  constraint beta_registrations_email_length check (char_length(email) between 3 and 254),
  constraint beta_registrations_email_at_sign check (email like '_%@%_'),
  -- Spaces, control characters and characters without a width. Written out, because what a class such
  -- as [[:space:]] holds depends on the database's locale.
  constraint beta_registrations_email_visible check (
    email !~ '[\u0001-\u0020\u007F-\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u2064\u2066-\u206F\u3000\uFEFF]'
  )
);

comment on table public.beta_registrations is 'People who want to join the beta, one row an address.';

-- Ada@example.com and ada@example.com are one person: the second insert answers 23505.
create unique index beta_registrations_email_key on public.beta_registrations (lower(email));

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  message text,
  created_at timestamptz not null default now(),
  constraint contact_requests_email_length check (char_length(email) between 3 and 254),
  constraint contact_requests_email_at_sign check (email like '_%@%_'),
  constraint contact_requests_email_visible check (
    email !~ '[\u0001-\u0020\u007F-\u00A0\u00AD\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u2064\u2066-\u206F\u3000\uFEFF]'
  ),
  constraint contact_requests_message_length check (char_length(message) <= 5000)
);

comment on table public.contact_requests is 'Messages from the landing page''s contact form.';

alter table public.beta_registrations enable row level security;
alter table public.beta_registrations force row level security;
alter table public.contact_requests enable row level security;
alter table public.contact_requests force row level security;

-- Older hosted projects give every new table to the API roles, newer ones give nothing: start from nothing
-- on both. Row level security does not stop TRUNCATE, this does.
revoke all on table public.beta_registrations, public.contact_requests
  from public, anon, authenticated;

-- Named columns only, so that id and created_at always come from their defaults.
grant insert (email) on table public.beta_registrations to anon;
grant insert (email, message) on table public.contact_requests to anon;

-- The policies must not repeat the checks above: they run first, and would turn 23514 (what was typed is
-- wrong) into 42501 (not allowed). They hold what no check can: the row is dated by the database.
create policy "Visitors may join the waitlist"
  on public.beta_registrations for insert to anon
  with check (created_at = now());

create policy "Visitors may leave a message"
  on public.contact_requests for insert to anon
  with check (created_at = now());
