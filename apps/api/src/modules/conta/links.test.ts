import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarEmpresa, criarUsuario, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { abrirPorta, cadastro, deOutroEndereco, NOVA, segredoDe } from '../../../teste/porta.ts'

let amb: Ambiente
let empresa: Empresa
let porta: ReturnType<typeof abrirPorta>

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  porta = abrirPorta(amb, empresa)
})
afterAll(() => amb.fechar())

describe('confirmação do e-mail', () => {
  const novoLink = async () => {
    const dados = cadastro()
    await porta.enviar('teste-gratis', dados)
    return { dados, segredo: segredoDe((await porta.cartasPara(dados.email))[0]?.url) }
  }

  it('serve uma vez só, mesmo para dois ao mesmo tempo', async () => {
    const { segredo } = await novoLink()
    const respostas = await Promise.all(Array.from({ length: 8 }, () => porta.enviar('confirmar-email', { segredo })))
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      204,
      ...Array.from({ length: 7 }, () => 410),
    ])
    expect((await porta.enviar('confirmar-email', { segredo })).corpo.codigo).toBe('LINK_EXPIRADO')
  })

  it('vale 48 horas', async () => {
    const [dentro, fora] = [await novoLink(), await novoLink()]
    amb.relogio.avancar({ hours: 47, minutes: 59 })
    expect((await porta.enviar('confirmar-email', { segredo: dentro.segredo })).status).toBe(204)
    amb.relogio.avancar({ minutes: 1 })
    expect((await porta.enviar('confirmar-email', { segredo: fora.segredo })).status).toBe(410)
    expect((await porta.entrar(fora.dados.email)).corpo.codigo).toBe('EMAIL_NAO_CONFIRMADO')
  })

  it('recusa segredo inventado, curto e de outro tipo', async () => {
    const { segredo, dados } = await novoLink()
    expect((await porta.enviar('confirmar-email', { segredo: 'A'.repeat(43) })).status).toBe(410)
    expect((await porta.enviar('confirmar-email', { segredo: 'curto' })).status).toBe(422)
    expect((await porta.enviar('redefinir-senha', { segredo, senha: NOVA })).status).toBe(410)
    expect((await porta.entrar(dados.email)).corpo.codigo).toBe('EMAIL_NAO_CONFIRMADO')
  })

  it('o banco guarda só o resumo do segredo', async () => {
    const { segredo } = await novoLink()
    const [links, mensagens] = await Promise.all([
      amb.db.selectFrom('link_conta').selectAll().execute(),
      amb.db.selectFrom('mensagem').selectAll().execute(),
    ])
    expect(JSON.stringify(links)).not.toContain(segredo)
    expect(JSON.stringify(mensagens)).not.toContain(segredo)
  })
})

describe('recuperar a senha', () => {
  const pedir = (identificador: string, endereco?: string) =>
    porta.enviar('recuperar-senha', { identificador }, endereco)
  const linkDe = async (email: string) => segredoDe((await porta.cartasPara(email)).at(-1)?.url)

  it('troca a senha por link, pelo e-mail ou pelo CPF, e avisa', async () => {
    const usuario = await criarUsuario(amb, ['CLIENTE'])
    const cpf = cpfUnico()
    await amb.db.updateTable('usuario').set({ cpf }).where('codigo', '=', usuario.codigo).execute()
    expect((await pedir(cpf)).status).toBe(200)
    expect((await porta.enviar('redefinir-senha', { segredo: await linkDe(usuario.email), senha: NOVA })).status).toBe(
      204,
    )
    expect((await porta.entrar(usuario.email, SENHA)).status).toBe(401)
    expect((await porta.entrar(usuario.email)).status).toBe(200)
    expect((await porta.cartasPara(usuario.email)).map(({ assunto }) => assunto)).toEqual([
      'Crie uma nova senha',
      'Sua senha foi alterada',
    ])
  })

  it('responde o mesmo quando a conta não existe, está inativa ou o texto não é nada', async () => {
    const inativo = await criarUsuario(amb, ['CLIENTE'])
    await amb.db.updateTable('usuario').set({ ativo: false }).where('codigo', '=', inativo.codigo).execute()
    const [existe, ...outros] = await Promise.all(
      [empresa.usuarios.CLIENTE.email, 'ninguem@lugar.vet', inativo.email, '529.982.247-25', 'x'].map((identificador) =>
        pedir(identificador),
      ),
    )
    for (const outro of outros) expect(outro).toEqual(existe)
    expect(await porta.cartasPara(inativo.email)).toEqual([])
    expect(await porta.cartasPara(empresa.usuarios.CLIENTE.email)).toHaveLength(1)
  })

  it('encerra todas as sessões: nem token nem cookie de antes valem', async () => {
    const usuario = await criarUsuario(amb, ['CLIENTE'])
    await amb.db
      .insertInto('vinculo')
      .values({ usuario: usuario.codigo, cliente: empresa.cliente, perfil: 'CLIENTE' })
      .execute()
    const login = await amb.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { identificador: usuario.email, senha: SENHA },
      remoteAddress: deOutroEndereco(),
    })
    const cookies = { vetlume_renovar: login.cookies.find(({ name }) => name === 'vetlume_renovar')?.value ?? '' }
    const usar = () =>
      amb.app.inject({
        url: `/api/cliente/multiplos?codigoUsuario=${usuario.codigo}`,
        headers: { authorization: `Bearer ${login.json().token}` },
      })
    expect((await usar()).statusCode).toBe(200)
    await pedir(usuario.email)
    expect((await porta.enviar('redefinir-senha', { segredo: await linkDe(usuario.email), senha: NOVA })).status).toBe(
      204,
    )
    expect((await usar()).statusCode).toBe(401)
    expect((await amb.app.inject({ method: 'POST', url: '/api/auth/renovar', cookies })).statusCode).toBe(401)
    const { versao_sessao: versao } = await amb.db
      .selectFrom('usuario')
      .select('versao_sessao')
      .where('codigo', '=', usuario.codigo)
      .executeTakeFirstOrThrow()
    expect(versao).toBe(2)
  })

  it('o link serve uma vez, por 30 minutos, e o uso de um apaga os outros', async () => {
    const usuario = await criarUsuario(amb, ['CLIENTE'])
    const segredos: string[] = []
    for (let i = 0; i < 3; i++) {
      await pedir(usuario.email)
      segredos.push(await linkDe(usuario.email))
      amb.relogio.avancar({ seconds: 1 })
    }
    const [primeiro = '', segundo = ''] = segredos
    const disputa = await Promise.all(
      Array.from({ length: 5 }, (_, i) => porta.enviar('redefinir-senha', { segredo: segundo, senha: `${NOVA} ${i}` })),
    )
    expect(disputa.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410, 410, 410])
    expect((await porta.enviar('redefinir-senha', { segredo: primeiro, senha: NOVA })).status).toBe(410)

    amb.relogio.avancar({ hours: 1 })
    await pedir(usuario.email)
    const tardio = await linkDe(usuario.email)
    amb.relogio.avancar({ minutes: 30 })
    expect((await porta.enviar('redefinir-senha', { segredo: tardio, senha: NOVA })).corpo.codigo).toBe('LINK_EXPIRADO')
  })

  it('uma senha recusada não gasta o link', async () => {
    const usuario = await criarUsuario(amb, ['CLIENTE'], 'Bartolomeu Guimarães')
    await pedir(usuario.email)
    const segredo = await linkDe(usuario.email)
    for (const senha of ['senha123', 'guimaraes26', 'curta']) {
      expect(await porta.enviar('redefinir-senha', { segredo, senha })).toMatchObject({
        status: 422,
        corpo: { campos: { senha: expect.any(String) } },
      })
    }
    expect((await porta.enviar('redefinir-senha', { segredo, senha: NOVA })).status).toBe(204)
  })

  it('três pedidos por hora da mesma conta e endereço; de muitos endereços, três cartas', async () => {
    const usuario = await criarUsuario(amb, ['CLIENTE'])
    const endereco = deOutroEndereco()
    for (let i = 0; i < 3; i++) expect((await pedir(usuario.email, endereco)).status).toBe(200)
    expect((await pedir(usuario.email.toUpperCase(), endereco)).status).toBe(429)
    expect((await pedir('outra@conta.vet', endereco)).status).toBe(200)
    for (let i = 0; i < 4; i++) expect((await pedir(usuario.email)).status).toBe(200)
    expect(await porta.cartasPara(usuario.email)).toHaveLength(3)
  })

  it('quem nunca confirmou o e-mail confirma ao criar a senha', async () => {
    const dados = cadastro()
    await porta.enviar('teste-gratis', dados)
    await pedir(dados.email)
    await porta.enviar('redefinir-senha', { segredo: await linkDe(dados.email), senha: 'outra frase bem comprida' })
    expect((await porta.entrar(dados.email, 'outra frase bem comprida')).status).toBe(200)
  })
})
