/** Registration, sign-in, and links in mails. */
import type { Dependencies } from '../dependencies.ts'
import type { Handlers } from '../handler.ts'
import { login, logout } from './login.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { logInAgain, logInAgainWithPasskey, startPasskeyLoginAgain } from './repeated-login.ts'
import { confirmEmail, disownSignUp, register, resendVerification } from './registration.ts'

/** The operations of the tag `auth`. */
export function authOperations(dependencies: Dependencies) {
  return {
    login: login(dependencies),
    logInAgain: logInAgain(dependencies),
    startPasskeyLoginAgain: startPasskeyLoginAgain(dependencies),
    logInAgainWithPasskey: logInAgainWithPasskey(dependencies),
    logout: logout(dependencies),
    register: register(dependencies),
    confirmEmail: confirmEmail(dependencies),
    resendVerification: resendVerification(dependencies),
    disownSignUp: disownSignUp(dependencies),
    forgotPassword: forgotPassword(dependencies),
    resetPassword: resetPassword(dependencies),
  } as const satisfies Partial<Handlers>
}
