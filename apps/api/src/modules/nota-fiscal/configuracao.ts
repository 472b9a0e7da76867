import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diasRestantes, situacaoDoCertificado } from '@vetlume/dominio/especialista'
import {
  documentoCabeNoLeiaute,
  PADRAO_DA_CONFIGURACAO,
  PADRAO_DA_OPERADORA,
  type CertificadoDaEmpresa,
  type ConfiguracaoDaNota,
  type contratoNotaFiscal,
} from '@vetlume/dominio/nota-fiscal'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { conflitoDeVersao, exigir, exigirVersao } from '../../infra/banco/index.ts'
import {
  avancarSerie,
  gravarConfiguracao,
  lerCertificadoGuardado,
  lerConfiguracao,
  lerEmpresa,
  ultimoNumero,
  type CertificadoGuardado,
  type DaEmpresa,
  type Guardada,
} from './queries-configuracao.ts'

function apresentar(guardado: CertificadoGuardado, documento: string, agora: string): CertificadoDaEmpresa {
  return {
    ...guardado,
    // A company signs for all its branches: the root of the CNPJ is what they share.
    cnpjConfere: guardado.cnpj === null ? null : guardado.cnpj.slice(0, 8) === documento.slice(0, 8),
    situacao: situacaoDoCertificado(guardado.validoAte, agora),
    diasRestantes: diasRestantes(guardado.validoAte, agora),
  }
}

/** What is missing before the company issues, in sentences. */
function pendenciasDe(
  guardada: Guardada | undefined,
  certificado: CertificadoDaEmpresa | null,
  { documento }: DaEmpresa,
): string[] {
  return [
    guardada === undefined && 'Preencha os dados de emissão da empresa.',
    !documentoCabeNoLeiaute(documento) && 'O leiaute nacional ainda não aceita CNPJ com letras.',
    certificado === null && 'Envie o certificado A1 da empresa.',
    certificado?.situacao === 'VENCIDO' && 'O certificado A1 da empresa venceu: envie o novo.',
    certificado?.cnpjConfere === false && 'O certificado A1 não é do CNPJ da empresa.',
  ].filter((frase) => frase !== false)
}

const EM_BRANCO = {
  leiaute: '1.01',
  serie: '1',
  inscricaoMunicipal: null,
  regime: 'NAO_OPTANTE',
  apuracao: null,
  regimeEspecial: 'NENHUM',
  aliquotaBp: null,
  issRetido: false,
  tributosDoSimplesBp: null,
  versao: null,
} as const

export async function verConfiguracao({ ctx }: { ctx: CtxCliente }): Promise<ConfiguracaoDaNota> {
  const { tx, cliente, agora } = ctx
  const empresa = exigir(await lerEmpresa(tx, cliente))
  const guardada = await lerConfiguracao(tx, cliente)
  const guardado = await lerCertificadoGuardado(tx, cliente)
  const certificado = guardado === undefined ? null : apresentar(guardado, empresa.documento, agora.toString())
  const padrao = empresa.operadora ? PADRAO_DA_OPERADORA : PADRAO_DA_CONFIGURACAO
  const dados = guardada ?? { ...EM_BRANCO, ...padrao, municipio: empresa.cidade, municipioNome: empresa.cidadeNome }
  return {
    ambiente: 'TESTE',
    ...dados,
    proximoNumero: (await ultimoNumero(tx, cliente, dados.serie)) + 1,
    certificado,
    pendencias: pendenciasDe(guardada, certificado, empresa),
  }
}

/** The settings of who may issue, or what is missing, in one refusal. */
export async function exigirConfigurada(ctx: CtxCliente): Promise<Guardada & DaEmpresa> {
  const { pendencias } = await verConfiguracao({ ctx })
  if (pendencias.length > 0) throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: pendencias.join(' ') })
  const { tx, cliente } = ctx
  return { ...exigir(await lerEmpresa(tx, cliente)), ...exigir(await lerConfiguracao(tx, cliente)) }
}

export async function mudarConfiguracao({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: EntradaLida<(typeof contratoNotaFiscal)['PUT /nota-fiscal/configuracao']>
}): Promise<ConfiguracaoDaNota> {
  const { tx, cliente } = ctx
  const { versao, ...dados } = input
  const antes = await verConfiguracao({ ctx })
  exigirVersao(antes, versao)
  if (!(await gravarConfiguracao(tx, cliente, versao, dados))) throw conflitoDeVersao()
  const { proximoNumero, serie } = dados
  if (proximoNumero !== null && !(await avancarSerie(tx, cliente, serie, proximoNumero - 1)))
    throw new ErroDeDominio('VALIDACAO', {
      campos: { proximoNumero: 'Esta série já passou deste número: ela não volta atrás.' },
    })
  ctx.auditar({
    acao: 'MUDAR_CONFIGURACAO',
    entidade: 'nota-fiscal',
    registro: cliente,
    mudancas: diferencas(antes.versao === null ? null : antes, dados),
  })
  return verConfiguracao({ ctx })
}
