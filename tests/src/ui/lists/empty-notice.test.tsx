/** What stands in place of a list without rows. */
import { expect, it } from 'vitest'
import { EmptyNotice } from '../../../../src/ui/lists/empty-notice.tsx'
import { all, one, render } from '../rendered.tsx'

it('has a row of links only where there are some', async () => {
  const show = await render(<EmptyNotice message="Nothing." actions={<a href="#/">Home</a>} />)
  const boxes = all('div').length
  expect(one('a').parentElement?.tagName).toBe('DIV')
  await show(<EmptyNotice message="Nothing." actions={false} />)
  expect(all('div')).toHaveLength(boxes - 1)
})
