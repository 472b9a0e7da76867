import type { MedidaPreenchida, SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { avaliarPreenchida, descreverReferencia, referenciaPorMedir } from '@vetlume/dominio/laudo'
import { escreverFonte } from '@vetlume/dominio/medidas'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { IndicadorDeNivel } from '../../../ui/nivel.tsx'
import { useBancada } from './bancada.ts'
import { abrirPainel } from './painel-aberto.ts'

export interface PosicaoDaMedidaProps {
  medida: MedidaPreenchida
  secao: Pick<SecaoDoLaudo, 'orgao'>
  id: string
}

/** Where a measure lies for this patient and how far, the reference, and a way to its source; nothing without a reference. */
export function PosicaoDaMedida({ medida, secao: { orgao }, id }: PosicaoDaMedidaProps) {
  const bancada = useBancada()
  const { catalogo } = bancada
  const { paciente } = bancada.laudo
  const avaliada = avaliarPreenchida(medida, orgao, paciente, catalogo)
  const avaliacao = avaliada ?? referenciaPorMedir(medida, orgao, paciente, catalogo)
  const referencia = avaliacao === null ? null : descreverReferencia(medida, avaliacao, catalogo)
  if (avaliacao === null || (referencia === null && avaliacao.ressalva === undefined))
    return <span id={id} className="le-referencia" />
  const { situacao = 'SEM_REFERENCIA', nivel = null } = avaliada ?? {}
  const fonte = avaliacao.referencia === undefined ? null : escreverFonte(avaliacao.referencia)
  return (
    <span className="le-referencia">
      <span id={id}>
        {nivel !== null && situacao !== 'SEM_REFERENCIA' && <IndicadorDeNivel nivel={nivel} situacao={situacao} />}{' '}
        {referencia} {avaliacao.ressalva !== undefined && <em>{avaliacao.ressalva}</em>}
      </span>
      {fonte !== null && (
        <BotaoDeIcone
          size="small"
          className="le-fonte"
          rotulo={`Fonte da referência: ${fonte}`}
          dica={`Fonte: ${fonte}.`}
          tabIndex={-1}
          onClick={() => abrirPainel(bancada, 'medidas')}
        >
          <Icone nome="info" tamanho={15} />
        </BotaoDeIcone>
      )}
    </span>
  )
}
