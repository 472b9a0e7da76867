import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import { ROTULOS_DA_NOTA, type EstadoDaNota } from '@vetlume/dominio/nota-fiscal'
import type { CamposDoHistorico } from '../historico/index.ts'

const reais = (rotulo: string) => ({ rotulo, texto: formatarReais })

/** How the audit trail of a note reads. */
export const CAMPOS_DA_NOTA: CamposDoHistorico = {
  estado: { rotulo: 'Situação', texto: (estado: EstadoDaNota) => ROTULOS_DA_NOTA[estado] },
  motivo: { rotulo: 'Motivo' },
  rejeicao: { rotulo: 'Código da recusa' },
  chave: { rotulo: 'Chave de acesso' },
  dps: { rotulo: 'DPS' },
  servicoCentavos: reais('Valor do serviço'),
  issCentavos: reais('ISS'),
  titulo: { rotulo: 'Conta', soNaTrilha: true },
  substitui: { rotulo: 'No lugar de', soNaTrilha: true },
}

/** How the trail of the settings reads, with who opened the certificate and what for. */
export const CAMPOS_DA_EMISSAO: CamposDoHistorico = {
  certificado: { rotulo: 'Certificado A1' },
  para: { rotulo: 'Para' },
  leiaute: { rotulo: 'Versão do leiaute' },
  serie: { rotulo: 'Série da DPS' },
  proximoNumero: { rotulo: 'Próximo número' },
  municipio: { rotulo: 'Município emissor (IBGE)' },
  inscricaoMunicipal: { rotulo: 'Inscrição municipal' },
  regime: { rotulo: 'Simples Nacional' },
  apuracao: { rotulo: 'Onde os tributos são pagos' },
  regimeEspecial: { rotulo: 'Regime especial' },
  aliquotaBp: { rotulo: 'Alíquota do ISS', texto: formatarBasisPoints },
  issRetido: { rotulo: 'ISS retido quando o tomador é empresa' },
  codigoTributacao: { rotulo: 'Código de tributação nacional' },
  nbs: { rotulo: 'NBS' },
  indicadorDaOperacao: { rotulo: 'Indicador da operação (IBS/CBS)' },
  cst: { rotulo: 'CST do IBS/CBS' },
  classificacao: { rotulo: 'Classificação tributária' },
  tributosDoSimplesBp: { rotulo: 'Tributos aproximados do Simples', texto: formatarBasisPoints },
}
