import { formatarPeso } from '@vetlume/dominio/animal'
import {
  escreverSinal,
  ROTULOS_DO_ATENDIMENTO,
  type EstadoDoAtendimento,
  type ModoDeCobranca,
  type SinalVital,
} from '@vetlume/dominio/atendimento'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { CamposDoHistorico } from '../../historico/index.ts'
import { ROTULOS_DA_COBRANCA, ROTULOS_DA_PRIORIDADE } from '../situacao.tsx'

const sinal = (qual: SinalVital, rotulo: string) => ({ rotulo, texto: (valor: number) => escreverSinal(qual, valor) })

/** How the audit trail of an atendimento reads. */
export const CAMPOS_DO_HISTORICO: CamposDoHistorico = {
  numero: { rotulo: 'Número' },
  animal: { rotulo: 'Paciente' },
  parceiro: { rotulo: 'Clínica' },
  especialista: { rotulo: 'Especialista' },
  servicos: { rotulo: 'Exames' },
  estado: { rotulo: 'Situação', texto: (estado: EstadoDoAtendimento) => ROTULOS_DO_ATENDIMENTO[estado] },
  prioridade: {
    rotulo: 'Prioridade',
    texto: (valor: keyof typeof ROTULOS_DA_PRIORIDADE) => ROTULOS_DA_PRIORIDADE[valor],
  },
  modoCobranca: { rotulo: 'Forma de cobrança', texto: (modo: ModoDeCobranca) => ROTULOS_DA_COBRANCA[modo] },
  cobrarDeslocamento: { rotulo: 'Cobrar deslocamento' },
  planoSaude: { rotulo: 'Plano de saúde' },
  autorizacao: { rotulo: 'Autorização do plano' },
  totalCentavos: { rotulo: 'Total', texto: formatarReais },
  prazoEm: { rotulo: 'Prazo do laudo' },
  realizadoEm: { rotulo: 'Data do exame' },
  solicitanteNome: { rotulo: 'Veterinário que pede' },
  solicitanteCrmv: { rotulo: 'CRMV de quem pede' },
  suspeita: { rotulo: 'Suspeita clínica' },
  historico: { rotulo: 'Histórico clínico' },
  jejum: { rotulo: 'Em jejum' },
  sedacao: { rotulo: 'Precisa de sedação' },
  pesoGramas: { rotulo: 'Peso', texto: formatarPeso },
  frequenciaCardiaca: sinal('frequenciaCardiaca', 'Frequência cardíaca'),
  frequenciaRespiratoria: sinal('frequenciaRespiratoria', 'Frequência respiratória'),
  temperaturaDecimos: sinal('temperaturaDecimos', 'Temperatura'),
  pressaoSistolica: sinal('pressaoSistolica', 'Pressão sistólica'),
  motivo: { rotulo: 'Motivo' },
  comentario: { rotulo: 'Comentário' },
  anexo: { rotulo: 'Anexo' },
}
