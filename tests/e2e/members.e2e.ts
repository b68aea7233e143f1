import { expect, type Locator, type Page } from 'playwright/test';
import { industryPath, memberNavigation, routes } from '#domain/routes.ts';
import { simulatedReplyMs } from '#domain/timing.ts';
import {
  expectPage,
  openNavigation,
  openNavigationByKeyboard,
  pressByKeyboard,
} from './navigation.ts';
import { pageAt } from './pages.ts';
import { tabTo, test } from './test.ts';

test('all screens are reached by mouse', async ({ page }) => {
  await walk(page, { open: openNavigation, press: (_page, target) => target.click() });
});

test('all screens are reached by keyboard alone', async ({ page }) => {
  await walk(page, { open: openNavigationByKeyboard, press: pressByKeyboard });
});

type Hand = {
  open: (page: Page, name: string) => Promise<Locator>;
  press: (page: Page, target: Locator) => Promise<void>;
};

/** From the dashboard to every member screen, as a person goes. */
async function walk(page: Page, { open, press }: Hand) {
  await page.goto(routes.dashboard);
  for (const { label, path } of [...memberNavigation.slice(1), ...memberNavigation.slice(0, 1)]) {
    const navigation = await open(page, 'Member');
    // A badge may follow the label.
    await press(page, navigation.getByRole('link', { name: label }));
    await expectPage(page, pageAt(path));
  }
  const main = page.getByRole('main');
  await press(page, main.getByRole('link', { name: 'View Full Roadmap' }));
  await expectPage(page, pageAt(routes.roadmap));

  await open(page, 'Member');
  await press(page, page.locator('a:visible', { hasText: 'Complete Your Profile' }));
  await expectPage(page, pageAt(routes.profile));

  const navigation = await open(page, 'Member');
  await press(page, navigation.getByRole('link', { name: 'Learning Center' }));
  await expectPage(page, pageAt(routes.learning));
  await press(page, main.getByRole('link', { name: 'Finance' }));
  await expectPage(page, pageAt(industryPath('finance')));
  await page.goBack();
  await expectPage(page, pageAt(routes.learning));

  await chooseNextTab(page, 'Career Index', 'Skills & Certifications');
  await press(page, main.getByRole('link', { name: 'Browse all 23 skills' }));
  await expectPage(page, pageAt(routes.skillsCatalogue));
  await press(page, main.getByRole('link', { name: 'Back to Learning Center' }));
  await expectPage(page, pageAt(routes.learning));
  await chooseNextTab(page, 'Skills', 'Certifications');
  await press(page, main.getByRole('link', { name: 'Browse all 13 certifications' }));
  await expectPage(page, pageAt(routes.certificationsCatalogue));
  await press(page, main.getByRole('link', { name: 'Close catalogue' }));
  await expectPage(page, pageAt(routes.learning));
  await expect(page.getByRole('tab', { name: 'Certifications', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
}

/** With the arrow keys, which is how tabs are chosen from the keyboard. */
async function chooseNextTab(page: Page, current: string, next: string) {
  await tabTo(page, page.getByRole('tab', { name: current, exact: true }));
  await page.keyboard.press('ArrowRight');
  const tab = page.getByRole('tab', { name: next, exact: true });
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

test('a search and a filter survive a reload and Back', async ({ page }) => {
  await page.goto(routes.skillsCatalogue);
  const field = page.getByRole('searchbox', { name: 'Search skills' });
  const soft = page.getByRole('radio', { name: /Soft/ });
  const found = page.getByRole('main').getByRole('status');
  await field.fill('analyst');
  await soft.check();
  const searched = async () => {
    await expect(page).toHaveURL(`${routes.skillsCatalogue}?q=analyst&category=Soft`);
    await expect(field).toHaveValue('analyst');
    await expect(soft).toBeChecked();
    await expect(found).toHaveText(/^\d of 23 skills$/);
  };
  await searched();
  await page.reload();
  await searched();
  await page.getByRole('main').getByRole('link', { name: 'Back to Learning Center' }).click();
  await expectPage(page, pageAt(routes.learning));
  await page.goBack();
  await searched();
});

test('tabs, views and searches are in the address', async ({ page }) => {
  await page.goto(routes.jobs);
  await page.getByRole('tab', { name: 'Manage Applications' }).click();
  await expect(page.getByRole('heading', { name: 'Past Applications' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Past Applications' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All Jobs' })).toBeVisible();

  await page.goto(`${routes.networking}?view=all&q=nobody+of+this+name`);
  await expect(page.getByRole('searchbox')).toHaveValue('nobody of this name');
  await page.getByRole('button', { name: 'Clear search' }).first().click();
  await expect(page).toHaveURL(`${routes.networking}?view=all`);

  await page.goto(`${routes.messages}?q=saltbox`);
  await expect(
    page.getByRole('navigation', { name: 'Conversations' }).getByRole('link'),
  ).toHaveCount(1);
});

test('an industry that is not there is not found, whatever its id', async ({
  page,
  expectProblem,
}) => {
  // The router's word on the broken encoding.
  expectProblem(/console warning: The URL path "\/industry\/%E0%A4%A" could not be decoded/);
  for (const id of ['__proto__', 'constructor', 'toString', '%E0%A4%A', 'tech']) {
    await page.goto(`/industry/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industry not found');
  }
  await page.getByRole('link', { name: 'Read about finance' }).click();
  await expectPage(page, pageAt(industryPath('finance')));
});

test('the assistant answers after a second, and the chat can be cleared', async ({ page }) => {
  await page.goto(routes.ai);
  const log = page.getByRole('log');
  const field = page.getByRole('textbox');
  const send = page.getByRole('button', { name: 'Send' });
  await expect(log.locator('time')).toHaveCount(1);
  await field.fill('   ');
  await expect(send).toBeDisabled();
  await field.fill('How do I prepare for an interview?');
  await send.click();
  await expectReply(log, 'How do I prepare for an interview?', 1);
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await expect(log.locator('time')).toHaveCount(1);
});

test('a contact replies after a second', async ({ page }) => {
  await page.goto(routes.messages);
  await page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: 'Amira Haddad' })
    .click();
  const log = page.getByRole('log', { name: 'Conversation with Amira Haddad' });
  await expect(log).toBeVisible();
  const before = await log.locator('time').count();
  const field = page.getByRole('textbox', { name: 'Message Amira Haddad' });
  await field.fill('Shall we meet on <b>Thursday</b>?');
  await field.press('Enter');
  await expectReply(log, 'Shall we meet on <b>Thursday</b>?', before);
});

/** Expects what was just sent to be there at once, and an answer to follow when it is due. */
async function expectReply(log: Locator, sent: string, before: number) {
  const start = Date.now();
  await expect(log.locator('time')).toHaveCount(before + 1);
  await expect(log.getByText(sent)).toBeVisible();
  await expect(log.locator('time')).toHaveCount(before + 2);
  // What the test itself takes counts on both sides.
  expect(Date.now() - start).toBeGreaterThan(simulatedReplyMs - 400);
  expect(Date.now() - start).toBeLessThan(simulatedReplyMs + 2000);
}
