import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from 'playwright/test';

type Fixtures = {
  /** Lets this test see a problem that would fail it otherwise. Each pattern has to be met. */
  expectProblem: (pattern: RegExp) => void;
};

/**
 * Every test fails on what a person does not see: an error or a warning in the console, an exception, a
 * request that failed, and a request to anybody else's server.
 */
export const test = base.extend<Fixtures>({
  expectProblem: [
    async ({ context, baseURL }, use) => {
      const problems = problemsOf(context, new URL(baseURL ?? '').hostname);
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));
      expect(
        problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
        'Problems in the browser',
      ).toEqual([]);
      expect(
        expected.filter((pattern) => !problems.some((problem) => pattern.test(problem))),
        'Expected problems that did not come',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

function problemsOf(context: BrowserContext, hostname: string): string[] {
  const problems: string[] = [];
  const own = new Set<string>();
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname: asked, origin } = new URL(request.url());
    // A test may start a server of its own, on another port: going to its pages is allowed.
    if (request.isNavigationRequest() && asked === hostname) own.add(origin);
    if (!['blob:', 'data:'].includes(protocol) && !own.has(origin)) {
      problems.push(`foreign request: ${request.url()}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Whoever leaves a page takes its requests back.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${reason} ${request.url()}`);
  });
  return problems;
}

/** Whether the project's window is a phone's, with a menu in place of a bar. */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 900;
}

/** Presses Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'reached with Tab').toBeFocused({ timeout: 1 });
}
