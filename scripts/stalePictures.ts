import { globSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** The file names of the pictures a story's run compared, without folder and ending. */
    pictures?: string[];
  }
}

const folder = 'stories/__screenshots__';

/** stories/screens/Jobs.stories.tsx → stories/__screenshots__/screens/Jobs */
export function picturesFolder(storyFile: string): string {
  return storyFile.replace(/^stories\//, `${folder}/`).replace(/\.stories\.tsx$/, '');
}

/**
 * Fails the run when a committed picture belongs to no story any more: Vitest itself never looks. With
 * `--update` the stale ones are deleted instead. Judges only story files whose every story passed in
 * this run, and folders whose story file is gone.
 */
export function stalePictures(): Reporter {
  let vitest: Vitest;
  return {
    onInit(context) {
      vitest = context;
    },
    onTestRunEnd(modules) {
      const root = vitest.config.root;
      const storyModules = modules.filter((module) => module.project.name.startsWith('stories'));
      // A run of one story by name sees only a part of its file's pictures.
      if (storyModules.length === 0 || vitest.config.testNamePattern) return;
      const taken = new Set(storyModules.flatMap((module) => pictures(root, module)));
      const judged = new Set(
        storyModules
          .filter((module) => module.ok())
          .map((module) => picturesFolder(relative(root, module.moduleId))),
      );
      const storyFolders = new Set(
        globSync('stories/**/*.stories.tsx', { cwd: root }).map(picturesFolder),
      );
      const stale = globSync(`${folder}/**/*.png`, { cwd: root }).filter((file) => {
        const owner = file.slice(0, file.lastIndexOf('/'));
        return !storyFolders.has(owner) || (judged.has(owner) && !taken.has(file));
      });
      if (stale.length === 0) return;
      if (vitest.config.snapshotOptions.updateSnapshot === 'all') {
        for (const file of stale) rmSync(join(root, file));
        console.log(`Deleted ${stale.length} pictures that belonged to no story.`);
      } else {
        console.error(
          `These pictures belong to no story. Accept with "npm run test:accept":\n${stale.join('\n')}`,
        );
        process.exitCode = 1;
      }
    },
  };
}

function pictures(root: string, module: TestModule): string[] {
  const own = picturesFolder(relative(root, module.moduleId));
  return [...module.children.allTests()].flatMap((test) =>
    (test.meta().pictures ?? []).map((name) => `${own}/${name}.png`),
  );
}
