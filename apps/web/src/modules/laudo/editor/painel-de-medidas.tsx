import type { MedidaPreenchida, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import {
  anterioresDe,
  avaliarPreenchida,
  chaveDaMedida,
  descreverReferencia,
  rotuloComLado,
  valorDaMedida,
} from '@vetlume/dominio/laudo'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { AnteriorDaMedida } from './anterior-da-medida.tsx'
import { useBancada } from './bancada.ts'
import { useIr } from './use-ir.ts'

const SETA = { DENTRO: '✓', ABAIXO: '▼', ACIMA: '▲', SEM_REFERENCIA: '' } as const

function Medida({ medida, secao }: { medida: MedidaPreenchida; secao: SecaoDoLaudo }) {
  const { laudo, catalogo } = useBancada()
  const avaliacao = avaliarPreenchida(medida, laudo.paciente, catalogo)
  const referencia = avaliacao === null ? null : descreverReferencia(medida, avaliacao, catalogo)
  return (
    <li>
      <span>{rotuloComLado(medida, secao.titulo)}</span>
      <b data-posicao={avaliacao?.situacao}>
        {medida.valor === null ? '–' : valorDaMedida(medida, catalogo)} {avaliacao !== null && SETA[avaliacao.situacao]}
      </b>
      {referencia !== null && (
        <small>
          Referência {referencia}: {avaliacao?.referencia?.fonte}
        </small>
      )}
      <AnteriorDaMedida medida={medida} anteriores={anterioresDe(medida, secao, laudo.medidasAnteriores)} />
    </li>
  )
}

/** All the measures of the laudo together, with the source of each reference and the earlier values. */
export function PainelDeMedidas() {
  const secoes = useEdicao(useBancada().loja, ({ conteudo }) => conteudo.secoes)
  const ir = useIr()
  const comMedidas = secoes.filter(({ medidas }) => medidas.length > 0)
  if (comMedidas.length === 0) {
    return <p className="le-nota">Este laudo não tem medidas. Cada seção pode receber as suas.</p>
  }
  return comMedidas.map((secao) => (
    <section key={secao.id} className="le-resumo" aria-label={secao.titulo}>
      <h3>
        <button type="button" onClick={() => ir(secao.id, 'medidas')}>
          {secao.titulo}
        </button>
      </h3>
      <ul>
        {secao.medidas.map((medida) => (
          <Medida key={chaveDaMedida(secao.id, medida)} medida={medida} secao={secao} />
        ))}
      </ul>
    </section>
  ))
}
