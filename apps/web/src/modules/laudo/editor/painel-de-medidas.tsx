import type { MedidaPreenchida, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import {
  anterioresDe,
  avaliarPreenchida,
  chaveDaMedida,
  descreverReferencia,
  rotuloComLado,
  valorDaMedida,
} from '@vetlume/dominio/laudo'
import { escreverFonte } from '@vetlume/dominio/medidas'
import { IndicadorDeNivel } from '../../../ui/nivel.tsx'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { AnteriorDaMedida } from './anterior-da-medida.tsx'
import { useBancada } from './bancada.ts'
import { useIr } from './use-ir.ts'
import { parte } from '../../../ui/parte.tsx'

const MedidasDoEquipamento = parte(async () => (await import('./medidas-do-equipamento.tsx')).MedidasDoEquipamento)

function Medida({ medida, secao }: { medida: MedidaPreenchida; secao: SecaoDoLaudo }) {
  const { laudo, catalogo } = useBancada()
  const avaliacao = avaliarPreenchida(medida, secao.orgao, laudo.paciente, catalogo)
  const referencia = avaliacao === null ? null : descreverReferencia(medida, avaliacao, catalogo)
  return (
    <li>
      <span>{rotuloComLado(medida, secao.titulo)}</span>
      <span>
        <b>{medida.valor === null ? '–' : valorDaMedida(medida, catalogo)}</b>{' '}
        {avaliacao !== null && avaliacao.nivel !== null && avaliacao.situacao !== 'SEM_REFERENCIA' && (
          <IndicadorDeNivel nivel={avaliacao.nivel} situacao={avaliacao.situacao} />
        )}
      </span>
      {avaliacao?.ressalva !== undefined && <small>Sem avaliação: {avaliacao.ressalva}.</small>}
      {referencia !== null && avaliacao?.referencia !== undefined && (
        <small>
          Referência: {referencia}. {escreverFonte(avaliacao.referencia)}.
        </small>
      )}
      <AnteriorDaMedida medida={medida} anteriores={anterioresDe(medida, secao, laudo.medidasAnteriores)} />
    </li>
  )
}

/** All the measures of the laudo together, with the source of each reference and the earlier values. */
function TodasAsMedidas() {
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

/** Before them, what machines measured and is still to be taken. */
export function PainelDeMedidas() {
  const deEquipamento = useBancada().relatorios.usar().length > 0
  return (
    <>
      {deEquipamento && <MedidasDoEquipamento />}
      <TodasAsMedidas />
    </>
  )
}
