import '../src/ui/base.css'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aplicarAparencia } from '../src/lib/aparencia.ts'
import { sessao } from '../src/lib/navegador.ts'
import { sobreposicao } from '../src/lib/ocupado.ts'
import { queryClient } from '../src/lib/query.ts'
import { dispensarCodigoGerado } from '../src/lib/validacao.ts'
import { fila } from '../src/ui/avisar.ts'
import { perguntaAberta } from '../src/ui/confirmar.ts'
import { comecarTeste, encerrarServidor, ligarServidor } from './servidor/index.ts'

ligarServidor()
dispensarCodigoGerado()

beforeAll(async () => {
  document.documentElement.lang = 'pt-BR'
  aplicarAparencia()
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
})

beforeEach(async () => {
  await page.viewport(1280, 800)
  // Where the test before was: from some public pages nothing is asked with the session.
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  sessao.recarregar()
  comecarTeste()
})

afterEach(async () => {
  await cleanup()
  queryClient.clear()
  // Questions, messages and the overlay outlive the screen that began them: under the latter nothing can be typed.
  sobreposicao.mudar(() => ({ visivel: false, texto: '' }))
  perguntaAberta.mudar(() => null)
  fila.mudar(() => [])
  await encerrarServidor()
})
