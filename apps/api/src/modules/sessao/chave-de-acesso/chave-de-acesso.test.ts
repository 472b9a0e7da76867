import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../../teste/ambiente.ts'
import { criarAutenticador } from '../../../../teste/autenticador.ts'
import { criarEmpresa, criarUsuario, SENHA, type Empresa } from '../../../../teste/fabricas.ts'
import { abrirPorta } from '../../../../teste/porta.ts'
import { codigoDoPasso, passoDe } from '../totp.ts'

let amb: Ambiente
let empresa: Empresa
let porta: ReturnType<typeof abrirPorta>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  porta = abrirPorta(amb, empresa)
})
afterAll(() => amb.fechar())
beforeEach(() => amb.relogio.avancar({ hours: 1 }))

const RECUSADA = { status: 422, corpo: { codigo: 'CHAVE_DE_ACESSO_RECUSADA' } }
const novo = () => criarAutenticador(amb.servicos.origem)
type Autenticador = ReturnType<typeof novo>
const assuntos = async (email: string) => (await porta.cartasPara(email)).map(({ assunto }) => assunto)
const entrarPelaSenha = (email: string, segundoFator?: string) =>
  porta.enviar('login', { identificador: email, senha: SENHA, ...(segundoFator === undefined ? {} : { segundoFator }) })

async function alguem() {
  const { codigo, email } = await criarUsuario(amb, ['CLIENTE'])
  const lugar = { usuario: codigo, perfis: ['CLIENTE'] as const, cliente: empresa.cliente }
  return { codigo, email, lugar, chamar: await amb.como({ ...lugar, perfis: [...lugar.perfis] }) }
}

async function incluir(chamar: Chamar, chave: Autenticador, nome = 'Celular') {
  const { corpo: pedido } = await chamar('POST /conta/chaves-de-acesso/desafio')
  return chamar('POST /conta/chaves-de-acesso', { nome, credencial: chave.criar(pedido) })
}

/** Somebody with a passkey, and the recovery codes that came with it. */
async function comChave() {
  const [pessoa, chave] = [await alguem(), novo()]
  const { status, corpo } = await incluir(pessoa.chamar, chave)
  expect(status, JSON.stringify(corpo)).toBe(201)
  return { ...pessoa, chave, chaveCodigo: corpo.codigo, recuperacao: corpo.codigos }
}

async function pedirEntrada() {
  const { status, corpo } = await amb.semToken('POST /auth/chave-de-acesso/desafio')
  expect(status).toBe(200)
  return corpo
}
const entrarPelaChave = async (chave: Autenticador, desvio: Parameters<Autenticador['provar']>[1] = {}) =>
  amb.semToken('POST /auth/chave-de-acesso', { prova: chave.provar(await pedirEntrada(), desvio) })

describe('criar uma chave', () => {
  it('guarda a chave com o nome, avisa, deixa na trilha, e dá os códigos de recuperação com a primeira', async () => {
    const { chamar, codigo, email, recuperacao } = await comChave()
    expect(recuperacao).toHaveLength(10)
    expect((await incluir(chamar, novo(), 'Computador da recepção')).corpo.codigos).toEqual([])
    const { corpo } = await chamar('GET /conta/chaves-de-acesso')
    expect(corpo).toMatchObject([
      { nome: 'Celular', usadaEm: null, bloqueadaEm: null },
      { nome: 'Computador da recepção' },
    ])
    expect(await assuntos(email)).toEqual(
      Array.from({ length: 2 }, () => 'Uma chave de acesso foi incluída na sua conta'),
    )
    const trilha = await amb.db.selectFrom('auditoria').select('acao').where('registro', '=', codigo).execute()
    expect(trilha).toEqual(Array.from({ length: 2 }, () => ({ acao: 'INCLUIR_CHAVE_DE_ACESSO' })))
  })

  it('pede sem atestado, com a pessoa verificada, e não aceita a mesma chave duas vezes', async () => {
    const { chamar, chave, chaveCodigo } = await comChave()
    const { corpo: pedido } = await chamar('POST /conta/chaves-de-acesso/desafio')
    expect(pedido).toMatchObject({
      attestation: 'none',
      rp: { id: 'vetlume.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: chave.id }],
    })
    const outra = await alguem()
    expect((await incluir(outra.chamar, chave)).status).toBe(409)
    expect(
      (await chamar('PUT /conta/chaves-de-acesso/:codigo', { codigo: chaveCodigo, nome: 'Meu iPhone' })).corpo.nome,
    ).toBe('Meu iPhone')
    expect((await outra.chamar('PUT /conta/chaves-de-acesso/:codigo', { codigo: chaveCodigo, nome: 'x' })).status).toBe(
      404,
    )
    expect((await outra.chamar('DELETE /conta/chaves-de-acesso/:codigo', { codigo: chaveCodigo })).status).toBe(404)
  })

  it('o desafio serve uma vez, por cinco minutos, nesta sessão, nesta origem e com a pessoa verificada', async () => {
    const { chamar, lugar } = await alguem()
    const pedir = async () => (await chamar('POST /conta/chaves-de-acesso/desafio')).corpo
    const mandar = (credencial: ReturnType<Autenticador['criar']>, quem = chamar) =>
      quem('POST /conta/chaves-de-acesso', { nome: 'X', credencial })
    const pedido = await pedir()
    const [uma, segunda] = [novo(), novo()]
    expect((await mandar(uma.criar(pedido))).status).toBe(201)
    expect(await mandar(segunda.criar(pedido))).toMatchObject(RECUSADA)
    const outraSessao = await amb.como({ ...lugar, perfis: [...lugar.perfis] })
    expect(await mandar(segunda.criar(await pedir()), outraSessao)).toMatchObject(RECUSADA)
    expect(await mandar(segunda.criar(await pedir(), { origem: 'https://vetlume.golpe' }))).toMatchObject(RECUSADA)
    expect(await mandar(segunda.criar(await pedir(), { semVerificar: true }))).toMatchObject(RECUSADA)
    const vencido = await pedir()
    amb.relogio.avancar({ minutes: 5 })
    const depois = await amb.como({ ...lugar, perfis: [...lugar.perfis] })
    expect(await mandar(segunda.criar(vencido), depois)).toMatchObject(RECUSADA)
    expect((await depois('GET /conta/chaves-de-acesso')).corpo).toHaveLength(1)
  })
})

describe('entrar com a chave', () => {
  it('entra sem senha, e a sessão vale como a de duas etapas; a lista diz quando foi usada', async () => {
    const { codigo, chave, chamar } = await comChave()
    const { status, corpo } = await entrarPelaChave(chave)
    expect(status).toBe(200)
    expect(corpo.user.codigo).toBe(codigo)
    const sessao = await amb.db
      .selectFrom('sessao')
      .select(['segundo_fator_em', 'provada_em'])
      .where('usuario', '=', codigo)
      .orderBy('codigo', 'desc')
      .executeTakeFirstOrThrow()
    expect(sessao).toEqual({ segundo_fator_em: expect.anything(), provada_em: expect.anything() })
    expect((await chamar('GET /conta/chaves-de-acesso')).corpo[0]?.usadaEm).not.toBeNull()
  })

  it('responde igual a quem não existe, à assinatura de outra chave, ao desafio gasto, vencido ou de outro uso', async () => {
    const { chave, chamar } = await comChave()
    const respostas = [
      await entrarPelaChave(novo()),
      await entrarPelaChave(chave, { origem: 'https://vetlume.golpe' }),
      await entrarPelaChave(chave, { semVerificar: true }),
      await entrarPelaChave(chave, { desafio: 'inventado' }),
    ]
    const pedido = await pedirEntrada()
    const prova = chave.provar(pedido)
    const [assinatura] = [novo().provar(pedido).response.signature]
    respostas.push(
      await amb.semToken('POST /auth/chave-de-acesso', {
        prova: { ...prova, response: { ...prova.response, signature: assinatura } },
      }),
      // Spent, although it was refused.
      await amb.semToken('POST /auth/chave-de-acesso', { prova }),
    )
    const daSessao = (await chamar('POST /conta/reforco/desafio')).corpo
    respostas.push(await amb.semToken('POST /auth/chave-de-acesso', { prova: chave.provar(daSessao) }))
    const velho = await pedirEntrada()
    amb.relogio.avancar({ minutes: 5 })
    respostas.push(await amb.semToken('POST /auth/chave-de-acesso', { prova: chave.provar(velho) }))
    const [primeira] = respostas.map(({ status, corpo }) => ({ status, corpo: { ...corpo, requisicao: '' } }))
    for (const { status, corpo } of respostas) expect({ status, corpo: { ...corpo, requisicao: '' } }).toEqual(primeira)
    expect(primeira).toMatchObject(RECUSADA)
    expect((await entrarPelaChave(chave)).status).toBe(200)
  })

  it('o pedido não nomeia chaves, e duas entradas com o mesmo desafio são uma', async () => {
    const { chave } = await comChave()
    const pedido = await pedirEntrada()
    expect(pedido.allowCredentials ?? []).toEqual([])
    const provas = [chave.provar(pedido), chave.provar(pedido)]
    const respostas = await Promise.all(provas.map((prova) => amb.semToken('POST /auth/chave-de-acesso', { prova })))
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('o contador que volta bloqueia a chave, só depois de conferida a assinatura', async () => {
    const { chave, chamar, codigo } = await comChave()
    expect((await entrarPelaChave(chave, { contador: 50 })).status).toBe(200)
    // Without the private key nobody makes it block.
    const pedido = await pedirEntrada()
    const falsa = chave.provar(pedido, { contador: 1 })
    const prova = { ...falsa, response: { ...falsa.response, signature: novo().provar(pedido).response.signature } }
    expect(await amb.semToken('POST /auth/chave-de-acesso', { prova })).toMatchObject(RECUSADA)
    expect((await chamar('GET /conta/chaves-de-acesso')).corpo[0]?.bloqueadaEm).toBeNull()
    expect(await entrarPelaChave(chave, { contador: 50 })).toMatchObject(RECUSADA)
    expect((await chamar('GET /conta/chaves-de-acesso')).corpo[0]?.bloqueadaEm).not.toBeNull()
    expect(await entrarPelaChave(chave, { contador: 51 })).toMatchObject(RECUSADA)
    const trilha = await amb.db.selectFrom('auditoria').select('acao').where('registro', '=', codigo).execute()
    expect(trilha).toContainEqual({ acao: 'BLOQUEAR_CHAVE_DE_ACESSO' })
  })

  it('quem não conta responde sempre zero, e entra', async () => {
    const [{ chamar }, chave] = [await alguem(), novo()]
    const { corpo: pedido } = await chamar('POST /conta/chaves-de-acesso/desafio')
    await chamar('POST /conta/chaves-de-acesso', { nome: 'Conta', credencial: chave.criar(pedido, { contador: 0 }) })
    for (let vez = 0; vez < 2; vez++) expect((await entrarPelaChave(chave, { contador: 0 })).status).toBe(200)
  })

  it('quem foi desativado não entra', async () => {
    const { codigo, chave } = await comChave()
    await amb.db.updateTable('usuario').set({ ativo: false }).where('codigo', '=', codigo).execute()
    expect((await entrarPelaChave(chave)).corpo).toMatchObject({ codigo: 'USUARIO_INATIVO' })
  })
})

describe('a segunda etapa', () => {
  it('com uma chave, a senha sozinha não entra; um código de recuperação entra no lugar dela, uma vez', async () => {
    const { email, recuperacao, chaveCodigo, chamar } = await comChave()
    expect(await entrarPelaSenha(email)).toMatchObject({
      status: 403,
      corpo: { codigo: 'SEGUNDO_FATOR_NECESSARIO', detalhes: { aplicativo: false, chaves: true } },
    })
    expect((await entrarPelaSenha(email, '123456')).status).toBe(422)
    expect((await entrarPelaSenha(email, recuperacao[0])).status).toBe(200)
    expect((await entrarPelaSenha(email, recuperacao[0])).status).toBe(422)
    expect((await chamar('DELETE /conta/chaves-de-acesso/:codigo', { codigo: chaveCodigo })).status).toBe(204)
    expect((await entrarPelaSenha(email)).status).toBe(200)
    expect((await entrarPelaSenha(email, recuperacao[1])).status).toBe(200)
    expect((await assuntos(email)).at(-1)).toBe('Uma chave de acesso foi removida da sua conta')
  })

  it('o aplicativo e as chaves convivem: desligar um deixa o outro, com os códigos', async () => {
    const { chamar, email, recuperacao } = await comChave()
    const { corpo: app } = await chamar('POST /conta/segundo-fator', { senha: SENHA })
    const codigo = (distancia = 0) => codigoDoPasso(app.chave, passoDe(amb.relogio.agora()) + distancia)
    const { corpo } = await chamar('POST /conta/segundo-fator/confirmacao', { codigo: codigo() })
    expect(corpo.codigos).not.toEqual(recuperacao)
    amb.relogio.avancar({ seconds: 30 })
    expect((await entrarPelaSenha(email, codigo())).status).toBe(200)
    amb.relogio.avancar({ seconds: 30 })
    expect((await chamar('POST /conta/segundo-fator/desligar', { senha: SENHA, codigo: codigo() })).status).toBe(204)
    expect((await entrarPelaSenha(email)).status).toBe(403)
    expect((await entrarPelaSenha(email, corpo.codigos[0])).status).toBe(200)
  })

  it('a administração desliga tudo de quem perdeu o aparelho', async () => {
    const { codigo, chave, email } = await comChave()
    const { usuarios, lugares } = empresa
    const admin = await amb.como({ usuario: usuarios.ADMIN.codigo, perfis: ['ADMIN'], ...lugares.ADMIN })
    const { status, corpo } = await admin('POST /usuario/:codigo/redefinir-segundo-fator', { codigo })
    expect(status, JSON.stringify(corpo)).toBe(200)
    expect(await entrarPelaChave(chave)).toMatchObject(RECUSADA)
    expect((await entrarPelaSenha(email)).status).toBe(200)
  })
})

describe('confirmar quem é com a chave', () => {
  const daSessao = async (quem: Awaited<ReturnType<typeof comChave>>) =>
    amb.como({ ...quem.lugar, perfis: [...quem.lugar.perfis] }, { provadaEm: null })

  it('uma chave da pessoa serve, no desafio desta sessão; a de outra pessoa, não', async () => {
    const [pessoa, outra] = [await comChave(), await comChave()]
    const [sessao, segunda] = [await daSessao(pessoa), await daSessao(pessoa)]
    expect((await sessao('GET /conta/reforco')).corpo).toEqual({
      comCodigo: true,
      comAplicativo: false,
      comChave: true,
    })
    const pedir = async (quem: Chamar) => (await quem('POST /conta/reforco/desafio')).corpo
    expect((await pedir(sessao)).allowCredentials).toMatchObject([{ id: pessoa.chave.id }])
    const reforcar = (prova: ReturnType<Autenticador['provar']>) => sessao('POST /conta/reforco', { prova })
    expect(await reforcar(outra.chave.provar(await pedir(sessao)))).toMatchObject(RECUSADA)
    expect(await reforcar(pessoa.chave.provar(await pedir(segunda)))).toMatchObject(RECUSADA)
    expect(await reforcar(pessoa.chave.provar(await pedirEntrada()))).toMatchObject(RECUSADA)
    expect((await sessao('POST /conta/chaves-de-acesso/desafio')).corpo).toMatchObject({ codigo: 'CONFIRME_QUEM_E' })
    expect((await reforcar(pessoa.chave.provar(await pedir(sessao)))).status).toBe(200)
    expect((await sessao('POST /conta/chaves-de-acesso/desafio')).status).toBe(200)
    expect((await segunda('POST /conta/chaves-de-acesso/desafio')).status).toBe(403)
  })

  it('incluir uma chave faz as outras sessões provarem de novo', async () => {
    const { chamar, lugar } = await alguem()
    const outra = await amb.como({ ...lugar, perfis: [...lugar.perfis] })
    expect((await outra('POST /conta/chaves-de-acesso/desafio')).status).toBe(200)
    await incluir(chamar, novo())
    const { rows } = {
      rows: await amb.db.selectFrom('sessao').select('provada_em').where('usuario', '=', lugar.usuario).execute(),
    }
    expect(rows.filter(({ provada_em }) => provada_em === null)).toHaveLength(1)
  })
})

describe('onde a segunda etapa é obrigatória', () => {
  it('uma chave a cumpre; a última não se remove', async () => {
    const rigoroso = await abrirAmbiente({ exigirSegundoFator: true })
    try {
      const { codigo } = await criarUsuario(rigoroso, ['ADMIN'])
      const chamar = await rigoroso.como({ usuario: codigo, perfis: ['ADMIN'] })
      expect((await chamar('GET /plano')).corpo).toMatchObject({ codigo: 'SEGUNDO_FATOR_OBRIGATORIO' })
      const chave = criarAutenticador(rigoroso.servicos.origem)
      const { corpo } = await incluir(chamar, chave)
      expect((await chamar('GET /plano')).status).toBe(200)
      expect(await chamar('DELETE /conta/chaves-de-acesso/:codigo', { codigo: corpo.codigo })).toMatchObject({
        status: 409,
        corpo: { codigo: 'TRANSICAO_INVALIDA' },
      })
      await incluir(chamar, criarAutenticador(rigoroso.servicos.origem), 'Outra')
      expect((await chamar('DELETE /conta/chaves-de-acesso/:codigo', { codigo: corpo.codigo })).status).toBe(204)
    } finally {
      await rigoroso.fechar()
    }
  })
})
