import { SERVICE_WORKER } from './marcacao.ts'
import { quandoOcioso } from './quando-ocioso.ts'

/** Once the first screen has had its time, has the browser keep the documents of those that are opened. */
export function registrarServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Refused, as in a private window, nothing changes but where the next visit starts from.
  quandoOcioso(() => void navigator.serviceWorker.register(SERVICE_WORKER).catch(() => undefined))
}
