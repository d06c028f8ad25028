/** The table of the screens. */
import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import type { AdminPath } from '../../domain/paths.ts'
import type { AdminScreens } from '../../src/member-screens.tsx'
import { screenModules } from '../../src/screens.tsx'
import type { Screen } from '../../src/site/screen.ts'

it('names for each screen the module that it imports', () => {
  const table = ['src/screens.tsx', 'src/member-screens.tsx'].map((file) => readFileSync(file, 'utf8')).join('')
  const rows = [...table.matchAll(/creen\(\s*'([^']+)', \(\) => import\('\.\/routes\/([^']+)\.tsx'\)/g)]
  const named = rows.map(([, file]) => file)
  expect(named).toEqual(rows.map(([, , imported]) => imported))
  const listed = Object.values(screenModules).flatMap((modules) => modules.map(({ file }) => file))
  expect(new Set(listed)).toEqual(new Set([
    ...named.map((file) => `src/routes/${file}.tsx`),
    'src/routes/posts/posts.tsx', 'src/routes/role-guard.tsx', 'src/ui/calendar/phone-calendar.tsx', 'src/ui/calendar/event-calendar.tsx',
  ]))
})

it('shows no screen of moderators or administrators without its guard', () => {
  expectTypeOf<Readonly<Record<AdminPath, Screen>>>().not.toExtend<AdminScreens>()
})
