import { contar } from '@vetlume/dominio/formatos'
import { formatarHora } from '@vetlume/dominio/tempo'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { api } from '../../../lib/navegador.ts'
import { usePode } from '../../../lib/use-pode.ts'
import { useState } from 'react'
import { useTempoReal } from '../../../lib/use-tempo-real.ts'
import { Elo } from '../../../ui/elo.tsx'
import { buscarLaudo } from '../api.ts'
import { comEste, useBancada, type Bancada } from './bancada.ts'

const CHAVE = ['estudo', 'do-laudo'] as const

/** Puts on the bench what came since it was opened: nothing of it goes into the text by itself. Answers what to say of it. */
async function receber({ laudo, disponiveis, relatorios }: Bancada): Promise<string> {
  const novo = await buscarLaudo(laudo.codigo)
  const [imagens, medidos] = [disponiveis.ler().length, relatorios.ler().length]
  disponiveis.mudar((lista) => novo.imagens.reduce(comEste, lista))
  relatorios.mudar((lista) => novo.relatorios.reduce(comEste, lista))
  const hora = formatarHora(Temporal.Now.instant().toString(), fusoEmUso())
  const [chegaram, relatados] = [disponiveis.ler().length - imagens, relatorios.ler().length - medidos]
  return [
    chegaram > 0 && `${contar(chegaram, 'imagem chegou', 'imagens chegaram')} do equipamento às ${hora}.`,
    relatados > 0 &&
      `${contar(relatados, 'relatório chegou', 'relatórios chegaram')} do equipamento às ${hora}: confira cada medida no seu lugar.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What came to this laudo while it is written, as it comes; nothing is said of a failure, which the next opening makes good. */
function useChegadas(): string {
  const bancada = useBancada()
  const [dito, dizer] = useState('')
  useTempoReal((mensagem) => {
    const desta = mensagem.tipo === 'estudo' && mensagem.laudo === bancada.laudo.codigo
    if (!desta && mensagem.tipo !== 'pronto') return
    void receber(bancada).then(
      (novo) => novo !== '' && dizer(novo),
      () => undefined,
    )
  })
  return dito
}

/** What machines sent without saying of which exam, and may be of this one: seen and linked in its own screen. */
export function RecebidasDoLaudo({ laudo }: { laudo: string }) {
  const cliente = useQueryClient()
  const pode = usePode('estudo:ler')
  const dito = useChegadas()
  const { data } = useQuery({
    queryKey: [...CHAVE, laudo],
    queryFn: ({ signal }) => api('GET /estudo/do-laudo/:laudo', { laudo }, { sinal: signal }),
    enabled: pode,
  })
  useTempoReal(({ tipo }) => {
    if (tipo === 'estudo') void cliente.invalidateQueries({ queryKey: CHAVE })
  })
  const estudos = data?.estudos ?? []
  return (
    <>
      <p className={dito === '' ? 'so-leitor' : 'li-chegou'} role="status">
        {dito}
      </p>
      {estudos.length > 0 && (
        <ul className="li-recebidas" aria-label="Recebidas do equipamento">
          {estudos.map(({ codigo, imagens, paciente, motivos }) => (
            <li key={codigo}>
              <span>
                {contar(imagens, 'imagem recebida', 'imagens recebidas')} do equipamento
                {paciente !== null && ` (${paciente})`}, que {imagens === 1 ? 'pode' : 'podem'} ser deste exame:{' '}
                {motivos.join('; ')}.
              </span>{' '}
              <Elo to="/laudo/recebidas" search={{ codigo }}>
                Conferir
              </Elo>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
