import { describe, expect, it } from 'vitest'
import { mensagemDeErroDaApi, mensagemDeErroDeLogin, type FalhaDeChamada } from './index.ts'

// Texts copied by hand from the specification (§8).
const MANUTENCAO = 'Sistema em manutenção. Tente novamente mais tarde.'
const SEM_PERMISSAO = 'Usuário não possui permissão para acessar o sistema. Entre em contato com o administrador.'
const INVALIDO = 'Usuário ou senha inválido.'
const INTERNO = 'Erro interno do servidor. Tente novamente mais tarde.'
const TEMPO = 'Tempo limite excedido. Verifique sua conexão e tente novamente.'
const DESCONHECIDO = 'Ocorreu um erro desconhecido.'
const INDISPONIVEL = 'Sistema temporariamente indisponível. Tente novamente em alguns minutos.'
const NEGADO = 'Acesso negado. Você não tem permissão para esta operação.'
const INESPERADO = 'Ocorreu um erro inesperado.'

type Caso = readonly [falha: FalhaDeChamada, login: string, api: string]

const CASOS: readonly Caso[] = [
  // Connection
  [{ status: 0 }, MANUTENCAO, INDISPONIVEL],
  [{ status: -1 }, MANUTENCAO, INDISPONIVEL],
  [{ status: 502 }, MANUTENCAO, INDISPONIVEL],
  [{ status: 503 }, MANUTENCAO, INDISPONIVEL],
  [{}, MANUTENCAO, INDISPONIVEL],
  [{ mensagemDeRede: 'Failed to fetch' }, MANUTENCAO, INDISPONIVEL],
  [{ status: 400, mensagemDeRede: 'NetworkError when attempting to fetch resource.' }, MANUTENCAO, INDISPONIVEL],
  [{ status: 200, mensagemDeRede: 'Load failed' }, MANUTENCAO, INDISPONIVEL],
  [{ status: 200, mensagemDeRede: 'net::ERR_CONNECTION_REFUSED' }, MANUTENCAO, INDISPONIVEL],
  [{ status: 503, corpo: { mensagem: 'Usuário não possui permissão' } }, MANUTENCAO, INDISPONIVEL],
  // Forbidden
  [{ status: 403 }, SEM_PERMISSAO, NEGADO],
  [{ status: 403, corpo: {} }, SEM_PERMISSAO, NEGADO],
  [{ status: 403, corpo: { mensagem: 'Seu usuário está inativo.' } }, 'Seu usuário está inativo.', NEGADO],
  [{ status: 403, corpo: '<html>Forbidden</html>' }, SEM_PERMISSAO, NEGADO],
  [
    { status: 401, corpo: { message: 'Ana não possui permissão' } },
    'Ana não possui permissão',
    'Ana não possui permissão',
  ],
  [{ status: 500, corpo: { detalhe: 'x não possui permissão y' } }, SEM_PERMISSAO, INTERNO],
  [{ status: 400, corpo: 'Você NÃO POSSUI PERMISSÃO' }, 'Você NÃO POSSUI PERMISSÃO', 'Você NÃO POSSUI PERMISSÃO'],
  [
    { status: 400, corpo: { error: 'não possui permissão'.normalize('NFD') } },
    'não possui permissão'.normalize('NFD'),
    'não possui permissão'.normalize('NFD'),
  ],
  // Unauthenticated
  [{ status: 401 }, INVALIDO, INESPERADO],
  [{ status: 401, corpo: { mensagem: 'Outra coisa' } }, INVALIDO, 'Outra coisa'],
  // Server
  [{ status: 500 }, INTERNO, INTERNO],
  [{ status: 500, corpo: { mensagem: 'pilha interna' } }, INTERNO, INTERNO],
  [{ status: 501 }, INTERNO, INTERNO],
  [{ status: 505 }, INTERNO, INTERNO],
  [{ status: 599 }, INTERNO, INTERNO],
  [{ status: 507, corpo: { mensagem: 'O servidor está sem espaço.' } }, INTERNO, 'O servidor está sem espaço.'],
  [{ status: 507 }, INTERNO, INTERNO],
  // Timeout: 504 is one too, although it is a 5xx
  [{ status: 408 }, TEMPO, TEMPO],
  [{ status: 504 }, TEMPO, TEMPO],
  [{ status: 504, corpo: { mensagem: 'gateway' } }, TEMPO, TEMPO],
  // Otherwise
  [{ status: 400, corpo: { mensagem: 'Informe a senha.' } }, 'Informe a senha.', 'Informe a senha.'],
  [{ status: 422, corpo: { message: 'Campo inválido' } }, 'Campo inválido', 'Campo inválido'],
  [{ status: 409, corpo: { error: 'Conflito' } }, 'Conflito', 'Conflito'],
  [{ status: 409, corpo: { mensagem: ' ', error: 'Conflito' } }, 'Conflito', 'Conflito'],
  [{ status: 429, corpo: 'Aguarde um minuto' }, 'Aguarde um minuto', 'Aguarde um minuto'],
  [{ status: 404, corpo: '<!doctype html>' }, DESCONHECIDO, INESPERADO],
  [{ status: 404, corpo: null }, DESCONHECIDO, INESPERADO],
  [{ status: 404, corpo: { mensagem: 3 } }, DESCONHECIDO, INESPERADO],
  [{ status: 418, corpo: [] }, DESCONHECIDO, INESPERADO],
  [{ status: 400, mensagemDeRede: 'Unexpected token < in JSON' }, DESCONHECIDO, INESPERADO],
]

describe('catálogos de erro da especificação', () => {
  it.each(CASOS)('login: %j → %s', (falha, login) => {
    expect(mensagemDeErroDeLogin(falha)).toBe(login)
  })

  it.each(CASOS)('API: %j → (login: %s) %s', (falha, _login, api) => {
    expect(mensagemDeErroDaApi(falha)).toBe(api)
  })
})
