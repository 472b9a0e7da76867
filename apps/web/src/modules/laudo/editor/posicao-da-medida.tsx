import InfoIcon from '@mui/icons-material/InfoOutlined'
import type { MedidaPreenchida } from '@vetlume/dominio/laudo'
import { avaliarPreenchida, descreverReferencia } from '@vetlume/dominio/laudo'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { useBancada } from './bancada.ts'
import { abrirPainel } from './painel-aberto.ts'

const POSICAO = {
  DENTRO: { sinal: '✓', texto: 'dentro' },
  ABAIXO: { sinal: '▼', texto: 'abaixo' },
  ACIMA: { sinal: '▲', texto: 'acima' },
} as const

/** Where a measure lies for this patient, the reference, and a way to its source. */
export function PosicaoDaMedida({ medida, id }: { medida: MedidaPreenchida; id: string }) {
  const bancada = useBancada()
  const { catalogo } = bancada
  const { paciente } = bancada.laudo
  // Without a value yet, any value still finds the reference to show.
  const semValor = medida.valor === null || medida.valor <= 0
  const avaliacao = avaliarPreenchida(semValor ? { ...medida, valor: 1 } : medida, paciente, catalogo)
  const referencia = avaliacao === null ? null : descreverReferencia(medida, avaliacao, catalogo)
  if (avaliacao?.referencia === undefined || referencia === null) return <span id={id} className="le-referencia" />
  const { fonte, nota = '' } = avaliacao.referencia
  const posicao = semValor || avaliacao.situacao === 'SEM_REFERENCIA' ? null : POSICAO[avaliacao.situacao]
  return (
    <span className="le-referencia">
      <span id={id}>
        {posicao !== null && (
          <b data-posicao={avaliacao.situacao}>
            <span aria-hidden="true">{posicao.sinal}</span> {posicao.texto}
          </b>
        )}{' '}
        {referencia}
      </span>
      <BotaoDeIcone
        size="small"
        className="le-fonte"
        rotulo={`Fonte da referência: ${fonte}`}
        dica={`Fonte: ${fonte}. ${nota}`.trim()}
        tabIndex={-1}
        onClick={() => abrirPainel(bancada, 'medidas')}
      >
        <InfoIcon sx={{ fontSize: 15 }} />
      </BotaoDeIcone>
    </span>
  )
}
