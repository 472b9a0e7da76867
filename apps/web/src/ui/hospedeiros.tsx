import { Suspense, useEffect } from 'react'
import { quandoOcioso } from '../lib/quando-ocioso.ts'
import { fila } from './avisar.ts'
import { CarregandoGlobal } from './carregando-global.tsx'
import { perguntaAberta } from './confirmar.ts'
import { importada } from './importada.tsx'
import { AvisoDeReserva, ConfirmacaoDeReserva } from './reservas.tsx'

const importarAviso = () => import('./aviso.tsx')
const importarConfirmacao = () => import('./sobrepostos/confirmacao.tsx')
const Aviso = importada(async () => (await importarAviso()).Aviso, AvisoDeReserva)
const Confirmacao = importada(async () => (await importarConfirmacao()).Confirmacao, ConfirmacaoDeReserva)

/** Where messages, questions and the overlay appear. Their code comes after the first screen, before it is needed. */
export function Hospedeiros() {
  const [aviso] = fila.usar()
  const pergunta = perguntaAberta.usar()
  useEffect(
    () => quandoOcioso(() => void Promise.all([importarAviso(), importarConfirmacao()]).catch(() => undefined)),
    [],
  )
  return (
    <>
      <Suspense fallback={null}>{aviso !== undefined && <Aviso key={aviso.id} item={aviso} />}</Suspense>
      <Suspense fallback={null}>{pergunta !== null && <Confirmacao pergunta={pergunta} />}</Suspense>
      <CarregandoGlobal />
    </>
  )
}
