/** What the site has about a member, to download. */
import { useMachine } from '@xstate/react'
import { ownDataFileName } from '../../../domain/account/own-data-file.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { ownDataMachine } from '../../machines/account/own-data.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { saveFile } from '../../storage/save-file.ts'
import { OwnData } from '../../ui/account/own-data.tsx'

export function OwnDataRoute({ username }: { readonly username: string }) {
  const { configuration: { productName }, accounts } = useSite()
  // Greek spreadsheets have a comma in their numbers.
  const separator = getLocale() === 'el' ? 'semicolon' : 'comma'
  const [snapshot, send] = useMachine(
    ownDataMachine.provide({
      actors: {
        saveFile: fromCall(async (format, signal) => {
          saveFile(await accounts.fetchOwnData(format, separator, signal), ownDataFileName(productName, username, format))
        }),
      },
    }),
  )
  return (
    <OwnData
      isBusy={snapshot.hasTag('busy')}
      isDone={snapshot.hasTag('done')}
      failure={snapshot.context.failure}
      onDownload={(format) => send({ type: 'file.download', format })}
    />
  )
}
