import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, SENHA, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** A client with its own address, so that the limits of one test do not reach another. */
let proximo = 1
const deOutroEndereco = () => `10.1.${proximo >> 8}.${proximo++ & 255}`

async function entrar(identificador: string, senha = SENHA, endereco = deOutroEndereco()) {
  const resposta = await amb.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { identificador, senha },
    remoteAddress: endereco,
  })
  return {
    status: resposta.statusCode,
    corpo: resposta.json(),
    cookie: resposta.cookies.find(({ name }) => name === 'vetlume_renovar'),
  }
}

const renovar = async (valor: string) => {
  const resposta = await amb.app.inject({
    method: 'POST',
    url: '/api/auth/renovar',
    cookies: { vetlume_renovar: valor },
  })
  return {
    status: resposta.statusCode,
    corpo: resposta.json(),
    cookie: resposta.cookies.find(({ name }) => name === 'vetlume_renovar'),
  }
}

const comToken = (token: string, metodo: 'GET' | 'POST', url: string, payload?: object) =>
  amb.app.inject({
    method: metodo,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  })

describe('entrar', () => {
  it('aceita o e-mail em qualquer caixa e devolve token de três partes e usuário', async () => {
    const { email, codigo, pessoa, nome } = empresa.usuarios.CLIENTE
    const { status, corpo, cookie } = await entrar(email.toUpperCase())
    expect(status).toBe(200)
    expect(corpo.token.split('.')).toHaveLength(3)
    expect(corpo.user).toEqual({ codigo, codigoPessoa: pessoa, nome, perfis: ['CLIENTE'] })
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/auth' })
  })

  it('aceita o CPF com e sem máscara', async () => {
    const usuario = await criarUsuario(amb, ['CLIENTE'])
    await amb.db.updateTable('usuario').set({ cpf: '52998224725' }).where('codigo', '=', usuario.codigo).execute()
    for (const identificador of ['529.982.247-25', '52998224725']) {
      expect((await entrar(identificador)).corpo.user.codigo).toBe(usuario.codigo)
    }
  })

  it('responde o mesmo para pessoa desconhecida e senha errada', async () => {
    const errada = await entrar(empresa.usuarios.CLIENTE.email, 'outra senha')
    const desconhecida = await entrar('ninguem@teste.vet')
    expect(errada.status).toBe(401)
    expect(errada.corpo.mensagem).toBe('Usuário ou senha inválido.')
    expect({ ...desconhecida.corpo, requisicao: null }).toEqual({ ...errada.corpo, requisicao: null })
  })

  it('recusa quem foi desativado, só depois de conferir a senha', async () => {
    const usuario = await criarUsuario(amb, ['CLIENTE'])
    await amb.db.updateTable('usuario').set({ ativo: false }).where('codigo', '=', usuario.codigo).execute()
    expect((await entrar(usuario.email)).corpo.codigo).toBe('USUARIO_INATIVO')
    expect((await entrar(usuario.email, 'errada')).corpo.codigo).toBe('CREDENCIAIS_INVALIDAS')
  })

  it('aponta os campos que faltam e o JSON que não se lê', async () => {
    const vazio = await entrar('', '')
    expect(vazio.status).toBe(422)
    expect(vazio.corpo.campos).toEqual({ identificador: 'Informe o e-mail ou CPF.', senha: 'Informe a senha.' })
    const torto = await amb.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"a"',
    })
    expect(torto.statusCode).toBe(400)
  })

  it('para na sexta tentativa errada da mesma conta e endereço, e sucessos não contam', async () => {
    const endereco = deOutroEndereco()
    const { email } = await criarUsuario(amb, ['CLIENTE'])
    for (let i = 0; i < 8; i++) expect((await entrar(email, SENHA, endereco)).status).toBe(200)
    for (let i = 0; i < 5; i++) expect((await entrar(email, 'errada', endereco)).status).toBe(401)
    expect((await entrar(email, SENHA, endereco)).status).toBe(429)
    expect((await entrar(email)).status).toBe(200)
  })
})

describe('contexto', () => {
  it('lista as próprias associações, e nunca as de outra pessoa', async () => {
    const { codigo, pessoa } = empresa.usuarios.CLIENTE
    const cliente = empresa.como.CLIENTE
    expect((await cliente('GET /cliente/multiplos', { codigoUsuario: codigo })).corpo).toMatchObject([
      { codigo: empresa.cliente, perfis: ['CLIENTE'] },
    ])
    expect((await cliente('GET /cliente/id', { codigoPessoa: pessoa })).corpo).toBe(empresa.cliente)
    expect((await cliente('GET /parceiro/multiplos', { codigoUsuario: codigo })).corpo).toEqual([])
    expect((await cliente('GET /parceiro/id', { codigoPessoa: pessoa })).status).toBe(404)
    expect((await cliente('GET /especialista/id', { codigoPessoa: pessoa })).status).toBe(404)
    expect((await cliente('GET /cliente/multiplos', { codigoUsuario: empresa.usuarios.PARCEIRO.codigo })).status).toBe(
      404,
    )
    expect(
      (await empresa.como.ESPECIALISTA('GET /especialista/id', { codigoPessoa: empresa.usuarios.ESPECIALISTA.pessoa }))
        .corpo,
    ).toBe(empresa.especialista)
    expect(
      (await empresa.como.PARCEIRO('GET /parceiro/id', { codigoPessoa: empresa.usuarios.PARCEIRO.pessoa })).corpo,
    ).toBe(empresa.parceiro)
    expect(
      (await empresa.como.PARCEIRO('GET /parceiro/multiplos', { codigoUsuario: empresa.usuarios.PARCEIRO.codigo }))
        .corpo,
    ).toHaveLength(1)
  })

  it('põe o inquilino no token e só nos contextos da pessoa', async () => {
    const { corpo } = await entrar(empresa.usuarios.PARCEIRO.email)
    const escolha = await comToken(corpo.token, 'POST', '/auth/contexto', { codigoParceiro: empresa.parceiro })
    expect(escolha.statusCode).toBe(200)
    expect(escolha.json().sessao).toMatchObject({ codigo: empresa.parceiro, perfis: ['PARCEIRO'] })
    const outra = await criarEmpresa(amb)
    for (const alheio of [
      { codigoParceiro: outra.parceiro },
      { codigoCliente: outra.cliente },
      { codigoCliente: empresa.cliente },
    ]) {
      expect((await comToken(corpo.token, 'POST', '/auth/contexto', alheio)).statusCode).toBe(404)
    }
    expect((await comToken(corpo.token, 'POST', '/auth/contexto', {})).statusCode).toBe(422)
  })
})

describe('renovação', () => {
  it('troca o cookie, guarda o contexto e mantém a pessoa dentro', async () => {
    const { corpo, cookie } = await entrar(empresa.usuarios.CLIENTE.email)
    await comToken(corpo.token, 'POST', '/auth/contexto', { codigoCliente: empresa.cliente })
    amb.relogio.avancar({ minutes: 14 })
    const nova = await renovar(cookie?.value ?? '')
    expect(nova.status).toBe(200)
    expect(nova.cookie?.value).not.toBe(cookie?.value)
    const carga = JSON.parse(Buffer.from(nova.corpo.token.split('.')[1], 'base64url').toString())
    expect(carga.cli).toBe(empresa.cliente)
  })

  it('revoga a família quando um cookie usado volta depois da tolerância', async () => {
    const { cookie } = await entrar(empresa.usuarios.CLIENTE.email)
    const roubado = cookie?.value ?? ''
    const legitimo = (await renovar(roubado)).cookie?.value ?? ''
    amb.relogio.avancar({ seconds: 20 })
    expect((await renovar(roubado)).status).toBe(200)
    amb.relogio.avancar({ seconds: 31 })
    expect((await renovar(roubado)).status).toBe(401)
    expect((await renovar(legitimo)).status).toBe(401)
  })

  it('duas abas ao mesmo tempo renovam as duas', async () => {
    const { cookie } = await entrar(empresa.usuarios.CLIENTE.email)
    const respostas = await Promise.all(Array.from({ length: 6 }, () => renovar(cookie?.value ?? '')))
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('seis renovações dentro da tolerância terminam numa só corrente, e um cookie atrasado recebe a ponta dela', async () => {
    const { corpo, cookie } = await entrar(empresa.usuarios.CLIENTE.email)
    const original = cookie?.value ?? ''
    const juntas = await Promise.all(Array.from({ length: 6 }, () => renovar(original)))
    const segundo = juntas[0]?.cookie?.value ?? ''
    expect(new Set(juntas.map(({ cookie: novo }) => novo?.value))).toEqual(new Set([segundo]))
    const terceiro = (await renovar(segundo)).cookie?.value ?? ''
    expect(new Set([original, segundo, terceiro]).size).toBe(3)
    expect((await renovar(original)).cookie?.value).toBe(terceiro)
    const { sid } = JSON.parse(Buffer.from(corpo.token.split('.')[1], 'base64url').toString())
    const vivas = await amb.db
      .selectFrom('renovacao')
      .select('hash')
      .where('sessao', '=', sid)
      .where('usada_em', 'is', null)
      .execute()
    expect(vivas).toHaveLength(1)
    amb.relogio.avancar({ seconds: 31 })
    expect((await renovar(terceiro)).status).toBe(200)
    amb.relogio.avancar({ seconds: 31 })
    expect((await renovar(original)).status).toBe(401)
    expect((await renovar(terceiro)).status).toBe(401)
  })

  it('acaba com 12 h de abandono', async () => {
    const { cookie } = await entrar(empresa.usuarios.CLIENTE.email)
    amb.relogio.avancar({ hours: 12, seconds: 1 })
    expect((await renovar(cookie?.value ?? '')).status).toBe(401)
  })

  it('sem cookie, ou com um inventado, é 401', async () => {
    expect((await renovar('inventado')).status).toBe(401)
    expect((await amb.app.inject({ method: 'POST', url: '/api/auth/renovar' })).statusCode).toBe(401)
  })
})

describe('fim da sessão', () => {
  it('sair revoga o cookie e o token na hora', async () => {
    const { corpo, cookie } = await entrar(empresa.usuarios.CLIENTE.email)
    const rota = `/cliente/multiplos?codigoUsuario=${empresa.usuarios.CLIENTE.codigo}`
    expect((await comToken(corpo.token, 'GET', rota)).statusCode).toBe(200)
    const saida = await amb.app.inject({
      method: 'POST',
      url: '/api/auth/sair',
      cookies: { vetlume_renovar: cookie?.value ?? '' },
    })
    expect(saida.statusCode).toBe(204)
    expect((await comToken(corpo.token, 'GET', rota)).statusCode).toBe(401)
    expect((await renovar(cookie?.value ?? '')).status).toBe(401)
  })

  it('sem cookie, sair encerra a sessão do token, e um token que não se lê não encerra nada', async () => {
    const { corpo, cookie } = await entrar(empresa.usuarios.CLIENTE.email)
    const rota = `/cliente/multiplos?codigoUsuario=${empresa.usuarios.CLIENTE.codigo}`
    expect((await comToken(`${corpo.token}x`, 'POST', '/auth/sair', {})).statusCode).toBe(204)
    expect((await comToken(corpo.token, 'GET', rota)).statusCode).toBe(200)
    expect((await comToken(corpo.token, 'POST', '/auth/sair', {})).statusCode).toBe(204)
    expect((await comToken(corpo.token, 'GET', rota)).statusCode).toBe(401)
    expect((await renovar(cookie?.value ?? '')).status).toBe(401)
  })

  it('sair manda o navegador esquecer o que guardou de respostas, e não o que a pessoa digitou', async () => {
    const { headers } = await comToken('', 'POST', '/auth/sair', {})
    expect(headers['clear-site-data']).toBe('"cache"')
  })

  it('um perfil retirado do cadastro não age, mesmo num token ainda válido', async () => {
    const pessoa = await criarUsuario(amb, ['ADMIN', 'CLIENTE'])
    const admin = await amb.como({ usuario: pessoa.codigo, perfis: ['ADMIN'] })
    await amb.db
      .updateTable('usuario')
      .set({ perfis: ['CLIENTE'] })
      .where('codigo', '=', pessoa.codigo)
      .execute()
    expect((await admin('GET /plano', {})).status).toBe(401)
  })

  it('um perfil retirado também não age sem empresa escolhida, e o que ficou continua', async () => {
    const pessoa = await criarUsuario(amb, ['CLIENTE', 'PARCEIRO'])
    const retirado = await amb.como({ usuario: pessoa.codigo, perfis: ['CLIENTE', 'PARCEIRO'] })
    const ficou = await amb.como({ usuario: pessoa.codigo, perfis: ['CLIENTE'] })
    await amb.db
      .updateTable('usuario')
      .set({ perfis: ['CLIENTE'] })
      .where('codigo', '=', pessoa.codigo)
      .execute()
    const pergunta = { codigoUsuario: pessoa.codigo }
    expect((await retirado('GET /cliente/multiplos', pergunta)).status).toBe(401)
    expect((await ficou('GET /cliente/multiplos', pergunta)).status).toBe(200)
  })

  it('o token vence no segundo do exp, sem tolerância', async () => {
    const { corpo } = await entrar(empresa.usuarios.CLIENTE.email)
    const rota = `/cliente/multiplos?codigoUsuario=${empresa.usuarios.CLIENTE.codigo}`
    amb.relogio.avancar({ minutes: 15 })
    expect((await comToken(corpo.token, 'GET', rota)).statusCode).toBe(401)
  })

  it('recusa tokens forjados', async () => {
    const { corpo } = await entrar(empresa.usuarios.CLIENTE.email)
    const [cabeca = '', carga = '', assinatura = ''] = corpo.token.split('.')
    const outraCarga = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(carga, 'base64url').toString()), per: ['ADMIN'] }),
    ).toString('base64url')
    const semAssinatura = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    const forjados = [
      `${cabeca}.${outraCarga}.${assinatura}`,
      `${semAssinatura}.${carga}.`,
      `${cabeca}.${carga}`,
      `${cabeca}.${carga}.AAAA`,
      'x',
      '',
    ]
    for (const forjado of forjados) {
      expect(
        (await comToken(forjado, 'GET', `/cliente/multiplos?codigoUsuario=${empresa.usuarios.CLIENTE.codigo}`))
          .statusCode,
      ).toBe(401)
    }
  })
})
