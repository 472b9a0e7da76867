import type { DocumentoDeTexto, EstruturaDeTexto, TipoDeDocumento } from '@vetlume/dominio/modelo-documento'
import { construirDocumentoDeTexto } from './construir-documento.ts'
import type { DadosDoPaciente } from './dados-do-paciente.ts'

/** Stands in the place of what is only said when a document is issued. */
const EXEMPLO = {
  produtos: [
    {
      nome: 'Nome do produto',
      concentracao: 'concentração',
      forma: 'comprimido',
      quantidade: 'um frasco',
      dose: 'um comprimido',
      via: 'via oral',
      frequencia: 'a cada doze horas',
      duracao: 'sete dias',
    },
  ],
  servicos: [{ descricao: 'Serviço de exemplo', quantidade: 1, centavos: 20_000 }],
}

/** What a model of a text would give for a patient: its fields as they come, an example in its list. */
export function previaDeTexto(
  estrutura: EstruturaDeTexto,
  dados: DadosDoPaciente,
  { tipo, agora }: { tipo: TipoDeDocumento; agora: string },
): DocumentoDeTexto {
  return construirDocumentoDeTexto(estrutura, dados, { campos: {}, ...EXEMPLO }, { tipo, numero: null, agora })
}
