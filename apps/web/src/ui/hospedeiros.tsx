import { lazy, Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { quandoOcioso } from '../lib/quando-ocioso.ts'
import { fila } from './avisar.ts'
import { CarregandoGlobal } from './carregando-global.tsx'
import { perguntaAberta } from './confirmar.ts'
import type { PerguntaAberta } from './confirmar.ts'
import { AvisoDeReserva, ConfirmacaoDeReserva } from './reservas.tsx'

type ModuloDaConfirmacao = { default: ComponentType<{ pergunta: PerguntaAberta }> }

const importarAviso = () => import('./aviso.tsx')
const importarConfirmacao = () => import('./confirmacao.tsx')
const Aviso = lazy(() =>
  importarAviso().then(
    (chegou) => ({ default: chegou.Aviso }),
    () => ({ default: AvisoDeReserva }),
  ),
)
const Confirmacao = lazy(() =>
  importarConfirmacao().then(
    (chegou): ModuloDaConfirmacao => ({ default: chegou.Confirmacao }),
    (): ModuloDaConfirmacao => ({ default: ConfirmacaoDeReserva }),
  ),
)

/** Where messages, questions and the overlay appear. Their code comes after the first screen, before it is needed. */
export function Hospedeiros() {
  const [aviso] = fila.usar()
  const pergunta = perguntaAberta.usar()
  useEffect(
    () => quandoOcioso(() => void Promise.all([importarAviso(), importarConfirmacao()]).catch(() => undefined)),
    [],
  )
  return (
    <Suspense fallback={null}>
      {aviso !== undefined && <Aviso key={aviso.id} item={aviso} />}
      {pergunta !== null && <Confirmacao pergunta={pergunta} />}
      <CarregandoGlobal />
    </Suspense>
  )
}
