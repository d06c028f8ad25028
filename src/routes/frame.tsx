/** The frame around every screen. */
import { Outlet, useLocation } from '@tanstack/react-router'
import { Frame } from '../ui/frame/frame.tsx'
import { useSite } from './use-site.ts'

export function FrameRoute() {
  const { configuration, now } = useSite()
  const { pathname } = useLocation()
  return (
    <Frame product={configuration.productName} path={pathname} year={now().getFullYear()}>
      <Outlet />
    </Frame>
  )
}
