import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import { formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import {
  CODIGOS_DE_TRIBUTACAO,
  ehCodigoDeTributacao,
  formatarChave,
  ROTULOS_DO_REGIME,
  type DocumentoDaNota,
} from '@vetlume/dominio/nota-fiscal'
import { formatarData } from '@vetlume/dominio/tempo'
import type { NotaLida } from './queries-leitura.ts'
import { dataEHora, estabelecimentoDoDocumento, type Estabelecimento } from '../modelo-documento/index.ts'

/** Said of everything that the sandbox authorised. */
const SEM_VALOR = 'AMBIENTE DE TESTES — SEM VALOR FISCAL'

function faixasDe({ estado, cancelamento }: NotaLida): string[] {
  if (estado === 'CANCELADA') return [SEM_VALOR, `NOTA CANCELADA — ${cancelamento?.motivo ?? ''}`]
  return estado === 'SUBSTITUIDA' ? [SEM_VALOR, 'NOTA SUBSTITUÍDA'] : [SEM_VALOR]
}

function valoresDe(nota: NotaLida): DocumentoDaNota['valores'] {
  const linha = (rotulo: string, valor: string, forte = false) => ({ rotulo, valor, forte })
  const { servicoCentavos, descontoCentavos, baseCentavos, aliquotaBp, issCentavos, issRetidoCentavos } = nota
  return [
    linha('Valor do serviço', formatarReais(servicoCentavos)),
    ...(descontoCentavos > 0 ? [linha('Desconto', formatarReais(-descontoCentavos))] : []),
    ...(aliquotaBp > 0
      ? [
          linha('Base de cálculo do ISS', formatarReais(baseCentavos)),
          linha(`ISS (${formatarBasisPoints(aliquotaBp)})`, formatarReais(issCentavos)),
        ]
      : []),
    ...(issRetidoCentavos > 0 ? [linha('ISS retido pelo tomador', formatarReais(-issRetidoCentavos))] : []),
    linha('Valor líquido', formatarReais(nota.liquidoCentavos), true),
  ]
}

/** The auxiliary document of a note as it stands now, in words. */
export function comporNota(
  nota: NotaLida,
  { estabelecimento, codigo }: { estabelecimento: Estabelecimento; codigo: string },
): DocumentoDaNota {
  const doDocumento = estabelecimentoDoDocumento({ estabelecimento })
  return {
    titulo: 'Documento auxiliar da NFS-e',
    numero: String(nota.numero ?? ''),
    emitidaEm: dataEHora(nota.emitidaEm, estabelecimento.fuso),
    estabelecimento: doDocumento,
    faixas: faixasDe(nota),
    chave: formatarChave(nota.chave ?? ''),
    campos: [
      { rotulo: 'Competência', valor: formatarData(nota.competencia) },
      { rotulo: 'Série e número da DPS', valor: `${nota.serie} / ${nota.numeroDps}` },
      { rotulo: 'Regime', valor: ROTULOS_DO_REGIME[nota.regime] },
    ],
    prestador: { nome: doDocumento.razaoSocial, linhas: [doDocumento.documento ?? ''] },
    tomador: { nome: nota.tomador, linhas: [formatarCpfOuCnpj(nota.tomadorDocumento)] },
    servico: {
      codigo: ehCodigoDeTributacao(codigo) ? `${codigo} ${CODIGOS_DE_TRIBUTACAO[codigo]}` : codigo,
      descricao: nota.descricao,
    },
    valores: valoresDe(nota),
    observacoes: [
      'Este papel acompanha a nota: o documento é o XML.',
      ...(nota.aliquotaBp === 0 ? ['ISS pago pelo Simples Nacional.'] : []),
    ],
  }
}
