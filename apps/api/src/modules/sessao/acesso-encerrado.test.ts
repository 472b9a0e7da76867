import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { deOutroEndereco } from '../../../teste/porta.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** Signed in through the door, with the token and the cookie that a browser keeps. */
async function alguemDentro() {
  const { codigo, email } = await criarUsuario(amb, ['CLIENTE'])
  await amb.db.insertInto('vinculo').values({ usuario: codigo, cliente: empresa.cliente, perfil: 'CLIENTE' }).execute()
  const resposta = await amb.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { identificador: email, senha: SENHA },
    remoteAddress: deOutroEndereco(),
  })
  const segredo = resposta.cookies.find(({ name }) => name === 'vetlume_renovar')?.value ?? ''
  const { token } = resposta.json<{ token: string }>()
  const renovar = async (valor = segredo) => {
    const { statusCode: status, body } = await amb.app.inject({
      method: 'POST',
      url: '/api/auth/renovar',
      cookies: { vetlume_renovar: valor },
    })
    return { status, corpo: JSON.parse(body) as { codigo: string; mensagem: string } }
  }
  const contexto = await amb.comToken(token)('POST /auth/contexto', { codigoCliente: empresa.cliente })
  return { codigo, renovar, chamar: amb.comToken(contexto.corpo.token), token: contexto.corpo.token }
}

const hoje = () => formatarData(diaNaZona(amb.relogio.agora().toString(), 'America/Sao_Paulo'))

/** The token and the cookie say the same. */
async function oQueLe({ chamar, renovar }: Awaited<ReturnType<typeof alguemDentro>>) {
  const [doToken, doCookie] = [await chamar('GET /conta'), await renovar()]
  expect([doToken.status, doCookie.status]).toEqual([401, 401])
  const { codigo, mensagem } = doToken.corpo as unknown as { codigo: string; mensagem: string }
  expect(doCookie.corpo).toMatchObject({ codigo, mensagem })
  return { codigo, mensagem }
}

describe('a sessão que um administrador encerrou', () => {
  it('desativado: o acesso foi encerrado, com dia e hora', async () => {
    const alguem = await alguemDentro()
    const { codigo } = alguem
    await empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao: 1, ativo: false })
    const { codigo: erro, mensagem } = await oQueLe(alguem)
    expect(erro).toBe('ACESSO_ENCERRADO')
    expect(mensagem).toContain(`Seu acesso foi encerrado por um administrador em ${hoje()} às `)
    expect(mensagem).toMatch(/às \d\d:\d\d\. Se precisar/)
  })

  it('sessões encerradas: pode entrar de novo', async () => {
    const alguem = await alguemDentro()
    const { codigo } = alguem
    await empresa.como.ADMIN('DELETE /usuario/:codigo/sessoes', { codigo })
    const { codigo: erro, mensagem } = await oQueLe(alguem)
    expect(erro).toBe('ACESSO_ENCERRADO')
    expect(mensagem).toContain(`Sua sessão foi encerrada por um administrador em ${hoje()} às `)
    expect(mensagem).toContain('Você pode entrar de novo.')
  })

  it('quem saiu, ou encerrou as próprias sessões, só lê que a sessão terminou', async () => {
    const saiu = await alguemDentro()
    await amb.app.inject({
      method: 'POST',
      url: '/api/auth/sair',
      headers: { authorization: `Bearer ${saiu.token}` },
      payload: {},
    })
    expect(await oQueLe(saiu)).toEqual({
      codigo: 'NAO_AUTENTICADO',
      mensagem: 'Sua sessão terminou. Entre novamente.',
    })
    const propria = await alguemDentro()
    const { codigo } = await amb.db
      .selectFrom('sessao')
      .select('codigo')
      .where('usuario', '=', propria.codigo)
      .executeTakeFirstOrThrow()
    await propria.chamar('DELETE /conta/sessoes/:codigo', { codigo })
    expect((await propria.renovar()).corpo.codigo).toBe('NAO_AUTENTICADO')
  })

  it('quem não tem o token nem o cookie da sessão não descobre nada', async () => {
    const alguem = await alguemDentro()
    const { codigo } = alguem
    await empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao: 1, ativo: false })
    const falso = `${alguem.token.slice(0, -4)}AAAA`
    for (const { status, corpo } of [await amb.comToken(falso)('GET /conta'), await alguem.renovar('inventado')])
      expect({ status, corpo }).toMatchObject({ status: 401, corpo: { codigo: 'NAO_AUTENTICADO' } })
  })
})
