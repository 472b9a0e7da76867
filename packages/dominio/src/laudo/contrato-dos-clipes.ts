import * as z from 'zod/mini'
import { BINARIO, codigo, endpoint, instante, porCodigo } from '../contrato/index.ts'
import { MAXIMO_DO_CLIPE_MB } from './clipe.ts'
import { imagemDisponivel } from './respostas.ts'

export const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
export const chaveDoLink = z.string().check(z.minLength(20), z.maxLength(100))
/** Where a browser fetches a clip by itself, piece by piece and without a token. */
const enderecoDoClipe = z.object({ endereco: z.string(), expiraEm: instante })

export const contratoDosClipes = {
  'POST /laudo/:codigo/clipe': endpoint({
    resumo: `Envia um clipe do exame (MP4 ou AVI até ${MAXIMO_DO_CLIPE_MB} MB), que fica como veio e é mostrado pelo primeiro quadro: o do AVI em MJPEG, ou a imagem que vier como \`capa\``,
    permissao: 'laudo:escrever',
    // Idempotent by content, as an image is.
    escopo: 'nenhum',
    multipart: true,
    emDisco: true,
    maximoEmMb: MAXIMO_DO_CLIPE_MB,
    status: 201,
    entrada: porCodigo,
    resposta: imagemDisponivel,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'TIPO_NAO_ACEITO', 'ARQUIVO_GRANDE_DEMAIS', 'LIMITE_DO_PLANO'],
  }),
  'GET /laudo/:codigo/imagem/:arquivo/clipe': endpoint({
    resumo: 'Um endereço para assistir ao clipe ou baixá-lo, que vale por duas horas, enquanto a sessão valer',
    permissao: 'laudo:ler',
    escopo: 'nenhum',
    entrada: z.object({ codigo, arquivo: codigo }),
    resposta: enderecoDoClipe,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /laudo-compartilhado/clipe': endpoint({
    resumo: 'Um endereço para assistir a um clipe do laudo de um link secreto, ou baixá-lo, que vale por duas horas',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ chave: chaveDoLink, sha256 }),
    resposta: enderecoDoClipe,
    limite: { chave: 'laudo-compartilhado', maximo: 300, janelaSegundos: 60 },
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO'],
  }),
  'GET /laudo-clipe': endpoint({
    resumo: 'O clipe de um desses endereços, inteiro ou por partes (Range)',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ passe: z.string().check(z.regex(/^[\w-]{60,4000}$/)), baixar: z.optional(z.literal('sim')) }),
    resposta: BINARIO,
    // A player asks for many pieces.
    limite: { chave: 'laudo-clipe', maximo: 600, janelaSegundos: 60 },
    erros: ['NAO_ENCONTRADO', 'NAO_AUTENTICADO', 'ACESSO_ENCERRADO', 'SEM_PERMISSAO', 'LINK_EXPIRADO'],
  }),
}
