import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { abrirPorta } from '../../../teste/porta.ts'
import { codigoDoPasso, passoDe } from './totp.ts'

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

const codigoDe = (chave: string, distancia = 0) => codigoDoPasso(chave, passoDe(amb.relogio.agora()) + distancia)
const proximo = () => amb.relogio.avancar({ seconds: 30 })
const assuntos = async (email: string) => (await porta.cartasPara(email)).map(({ assunto }) => assunto)

async function alguem(): Promise<{ codigo: string; email: string; chamar: Chamar }> {
  const { codigo, email } = await criarUsuario(amb, ['CLIENTE'])
  return { codigo, email, chamar: await amb.como({ usuario: codigo, perfis: ['CLIENTE'], cliente: empresa.cliente }) }
}

/** Somebody with an authenticator app, and the recovery codes they wrote down. */
async function comAplicativo() {
  const pessoa = await alguem()
  const { corpo: novo } = await pessoa.chamar('POST /conta/segundo-fator', { senha: SENHA })
  const { corpo } = await pessoa.chamar('POST /conta/segundo-fator/confirmacao', { codigo: codigoDe(novo.chave) })
  proximo()
  return { ...pessoa, chave: novo.chave, recuperacao: corpo.codigos }
}
const entrar = (email: string, segundoFator?: string, senha = SENHA) =>
  porta.enviar('login', { identificador: email, senha, ...(segundoFator === undefined ? {} : { segundoFator }) })
const statusDe = (respostas: { status: number }[]) => respostas.map(({ status }) => status).toSorted((a, b) => a - b)

describe('cadastrar o aplicativo', () => {
  it('pede a senha, mostra a chave e o QR, e só liga com um código certo; avisa por e-mail', async () => {
    const { chamar, codigo, email } = await alguem()
    expect(await chamar('POST /conta/segundo-fator', { senha: 'errada' })).toMatchObject({
      status: 422,
      corpo: { codigo: 'SENHA_NAO_CONFERE', campos: { senha: 'A senha não confere.' } },
    })
    const { corpo: novo } = await chamar('POST /conta/segundo-fator', { senha: SENHA })
    expect(novo.uri).toContain(`secret=${novo.chave}`)
    expect(novo.qr.lado).toBeGreaterThan(20)
    expect((await entrar(email)).status).toBe(200)
    expect((await chamar('POST /conta/segundo-fator/confirmacao', { codigo: '000000' })).status).toBe(422)
    expect((await chamar('POST /conta/segundo-fator/confirmacao', { codigo: 'abcdef' })).corpo).toMatchObject({
      campos: { codigo: 'Informe os 6 números do aplicativo.' },
    })
    const { status, corpo } = await chamar('POST /conta/segundo-fator/confirmacao', { codigo: codigoDe(novo.chave) })
    expect(status).toBe(200)
    expect(corpo.codigos).toHaveLength(10)
    expect(new Set(corpo.codigos).size).toBe(10)
    for (const codigoDeReserva of corpo.codigos) expect(codigoDeReserva).toMatch(/^([2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
    expect((await chamar('GET /conta')).corpo.segundoFator).toMatchObject({ obrigatorio: false, codigosRestantes: 10 })
    expect(await assuntos(email)).toEqual(['Verificação em duas etapas ligada'])
    const trilha = await amb.db.selectFrom('auditoria').select('acao').where('registro', '=', codigo).execute()
    expect(trilha).toEqual([{ acao: 'LIGAR_SEGUNDO_FATOR' }])
  })

  it('o banco não guarda a chave nem os códigos às claras', async () => {
    const { codigo, chave, recuperacao } = await comAplicativo()
    const linhas = await Promise.all([
      amb.db.selectFrom('segundo_fator').selectAll().where('usuario', '=', codigo).execute(),
      amb.db.selectFrom('codigo_de_recuperacao').selectAll().where('usuario', '=', codigo).execute(),
    ])
    const tudo = JSON.stringify(linhas, (_, valor: unknown) =>
      valor !== null && typeof valor === 'object' && 'data' in valor
        ? Buffer.from(valor.data as number[]).toString('latin1')
        : valor,
    )
    for (const segredo of [chave, ...recuperacao, ...recuperacao.map((texto) => texto.replaceAll('-', ''))])
      expect(tudo).not.toContain(segredo)
  })

  it('o cadastro que fica pela metade não muda nada e caduca', async () => {
    const { chamar, codigo, email } = await alguem()
    const { corpo } = await chamar('POST /conta/segundo-fator', { senha: SENHA })
    amb.relogio.avancar({ minutes: 15, seconds: 1 })
    expect((await entrar(email)).status).toBe(200)
    const depois = await amb.como({ usuario: codigo, perfis: ['CLIENTE'], cliente: empresa.cliente })
    expect(await depois('POST /conta/segundo-fator/confirmacao', { codigo: codigoDe(corpo.chave) })).toMatchObject({
      status: 409,
      corpo: { codigo: 'TRANSICAO_INVALIDA' },
    })
  })

  it('trocar de aplicativo pede um código do atual, que serve até o novo ser provado', async () => {
    const { chamar, email, chave } = await comAplicativo()
    expect(await chamar('POST /conta/segundo-fator', { senha: SENHA })).toMatchObject({
      status: 403,
      corpo: { codigo: 'SEGUNDO_FATOR_NECESSARIO' },
    })
    const { corpo: novo } = await chamar('POST /conta/segundo-fator', { senha: SENHA, codigo: codigoDe(chave) })
    proximo()
    expect((await entrar(email, codigoDe(chave))).status).toBe(200)
    proximo()
    const { status } = await chamar('POST /conta/segundo-fator/confirmacao', { codigo: codigoDe(novo.chave) })
    expect(status).toBe(200)
    proximo()
    expect((await entrar(email, codigoDe(chave))).status).toBe(422)
    expect((await entrar(email, codigoDe(novo.chave))).status).toBe(200)
  })
})

describe('entrar com segundo fator', () => {
  it('sem código pede o código, só depois da senha certa, e isso não conta como erro', async () => {
    const { email, chave } = await comAplicativo()
    for (let i = 0; i < 7; i++) {
      expect(await porta.enviar('login', { identificador: email, senha: SENHA }, '10.9.9.9')).toMatchObject({
        status: 403,
        corpo: { codigo: 'SEGUNDO_FATOR_NECESSARIO', mensagem: 'Informe o código do seu aplicativo autenticador.' },
      })
    }
    expect((await entrar(email, codigoDe(chave), 'errada')).corpo).toMatchObject({
      codigo: 'CREDENCIAIS_INVALIDAS',
      mensagem: 'Usuário ou senha inválido.',
    })
    const { status, corpo } = await entrar(email, codigoDe(chave).replace(/(...)/, '$1 '))
    expect([status, corpo.token.split('.').length]).toEqual([200, 3])
  })

  it('aceita o passo vizinho e recusa o mesmo código outra vez, o anterior ao último e o de longe', async () => {
    const { email, chave } = await comAplicativo()
    expect((await entrar(email, codigoDe(chave, 2))).status).toBe(422)
    expect((await entrar(email, codigoDe(chave, 1))).status).toBe(200)
    for (const distancia of [1, 0, -1]) {
      expect(await entrar(email, codigoDe(chave, distancia))).toMatchObject({
        status: 422,
        corpo: { codigo: 'SEGUNDO_FATOR_INVALIDO', campos: { segundoFator: expect.any(String) } },
      })
    }
    amb.relogio.avancar({ minutes: 1 })
    expect((await entrar(email, codigoDe(chave))).status).toBe(200)
  })

  it('o mesmo código cinco vezes ao mesmo tempo abre uma sessão', async () => {
    const { email, chave } = await comAplicativo()
    const codigo = codigoDe(chave)
    const respostas = await Promise.all(Array.from({ length: 5 }, () => entrar(email, codigo)))
    expect(statusDe(respostas)).toEqual([200, 422, 422, 422, 422])
  })

  it('um código de recuperação entra uma vez, mesmo de cinco ao mesmo tempo, e avisa quantos restam', async () => {
    const { email, recuperacao } = await comAplicativo()
    const [primeiro = '', segundo = ''] = recuperacao
    const respostas = await Promise.all(Array.from({ length: 5 }, () => entrar(email, primeiro.toLowerCase())))
    expect(statusDe(respostas)).toEqual([200, 422, 422, 422, 422])
    amb.relogio.avancar({ minutes: 15 })
    expect((await entrar(email, segundo.replaceAll('-', ' '))).status).toBe(200)
    expect(await assuntos(email)).toEqual([
      'Verificação em duas etapas ligada',
      'Um código de recuperação foi usado',
      'Um código de recuperação foi usado',
    ])
  })

  it('cinco códigos errados, de qualquer endereço, e nem o certo entra por quinze minutos', async () => {
    const { email, chave } = await comAplicativo()
    for (let i = 0; i < 5; i++) expect((await entrar(email, '000000')).status).toBe(422)
    expect((await entrar(email, codigoDe(chave))).status).toBe(429)
    amb.relogio.avancar({ minutes: 15 })
    expect((await entrar(email, codigoDe(chave))).status).toBe(200)
  })

  it('a sessão guarda que o segundo fator foi dado, e só quando foi', async () => {
    const dadoEm = async (email: string) => {
      const { segundo_fator_em } = await amb.db
        .selectFrom('sessao')
        .innerJoin('usuario', 'usuario.codigo', 'sessao.usuario')
        .select('sessao.segundo_fator_em')
        .where('usuario.email', '=', email)
        .orderBy('sessao.criada_em', 'desc')
        .orderBy('sessao.codigo', 'desc')
        .executeTakeFirstOrThrow()
      return segundo_fator_em
    }
    const comFator = await comAplicativo()
    expect((await entrar(comFator.email, codigoDe(comFator.chave))).status).toBe(200)
    expect(await dadoEm(comFator.email)).not.toBeNull()
    const semFator = await alguem()
    // A code that nobody asked for proves nothing.
    expect((await entrar(semFator.email, '123456')).status).toBe(200)
    expect(await dadoEm(semFator.email)).toBeNull()
  })

  it('quem não tem segundo fator entra com ou sem código', async () => {
    const { email } = await alguem()
    expect((await entrar(email, '123456')).status).toBe(200)
    expect((await entrar(email, '12')).status).toBe(422)
  })
})

describe('desligar e trocar códigos', () => {
  it('pede senha e código; avisa; depois entrar só pede a senha', async () => {
    const { email, chave, chamar } = await comAplicativo()
    const desligar = (senha: string, codigo: string) => chamar('POST /conta/segundo-fator/desligar', { senha, codigo })
    expect((await desligar('errada', codigoDe(chave))).corpo).toMatchObject({ codigo: 'SENHA_NAO_CONFERE' })
    expect((await desligar(SENHA, '000000')).corpo).toMatchObject({ codigo: 'SEGUNDO_FATOR_INVALIDO' })
    expect((await desligar(SENHA, codigoDe(chave))).status).toBe(204)
    expect((await entrar(email)).status).toBe(200)
    expect((await assuntos(email)).at(-1)).toBe('Verificação em duas etapas desligada')
    expect((await desligar(SENHA, codigoDe(chave))).status).toBe(409)
  })

  it('códigos novos apagam os antigos', async () => {
    const { email, chave, chamar, recuperacao } = await comAplicativo()
    const { corpo } = await chamar('POST /conta/segundo-fator/codigos', { senha: SENHA, codigo: codigoDe(chave) })
    expect(corpo.codigos).toHaveLength(10)
    expect((await entrar(email, recuperacao[0])).status).toBe(422)
    expect((await entrar(email, corpo.codigos[0])).status).toBe(200)
  })

  it('cinco senhas erradas e é preciso esperar', async () => {
    const { chamar } = await alguem()
    for (let i = 0; i < 5; i++)
      expect((await chamar('POST /conta/segundo-fator', { senha: 'errada' })).status).toBe(422)
    expect((await chamar('POST /conta/segundo-fator', { senha: SENHA })).status).toBe(429)
  })
})

describe('o administrador redefine', () => {
  it('de outra pessoa: desliga, encerra as sessões, avisa e fica na trilha', async () => {
    const { codigo, email, chamar } = await comAplicativo()
    const admin = await amb.como({ usuario: empresa.usuarios.ADMIN.codigo, perfis: ['ADMIN'] })
    const { status, corpo } = await admin('POST /usuario/:codigo/redefinir-segundo-fator', { codigo })
    expect([status, corpo.segundoFator, corpo.acoes.redefinirSegundoFator]).toEqual([200, false, false])
    expect((await entrar(email)).status).toBe(200)
    expect((await assuntos(email)).at(-1)).toBe('Verificação em duas etapas desligada')
    await expect.poll(async () => (await chamar('GET /conta')).status).toBe(401)
    expect((await admin('POST /usuario/:codigo/redefinir-segundo-fator', { codigo })).status).toBe(409)
  })

  it('o próprio não, nem sendo administrador', async () => {
    const { codigo } = empresa.usuarios.ADMIN
    const admin = await amb.como({ usuario: codigo, perfis: ['ADMIN'] })
    const { corpo: novo } = await admin('POST /conta/segundo-fator', { senha: SENHA })
    await admin('POST /conta/segundo-fator/confirmacao', { codigo: codigoDe(novo.chave) })
    expect((await admin('POST /usuario/:codigo/redefinir-segundo-fator', { codigo })).status).toBe(409)
    proximo()
    await admin('POST /conta/segundo-fator/desligar', { senha: SENHA, codigo: codigoDe(novo.chave) })
  })
})
