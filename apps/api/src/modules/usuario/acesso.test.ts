import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { crmvUnico, criarEmpresa, criarUsuario, SENHA, type Empresa } from '../../../teste/fabricas.ts'
import { administrar } from '../../../teste/usuario/pessoas.ts'

let amb: Ambiente
let outroProcesso: Ambiente
let empresa: Empresa
let casa: ReturnType<typeof administrar>
beforeAll(async () => {
  amb = await abrirAmbiente()
  outroProcesso = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  casa = administrar(amb, empresa)
})
afterAll(async () => {
  await outroProcesso.fechar()
  await amb.fechar()
})

/** The same token, at the other process. */
const la = (token: string) => outroProcesso.comToken(token)

describe('perder o acesso', () => {
  it('desativar, rebaixar, tirar um vínculo ou encerrar a sessão vale em 5 s, também em outro processo', async () => {
    const outra = await criarEmpresa(amb)
    const [desativado, rebaixado, desvinculado, encerrado, intocado] = await Promise.all([
      casa.alguemTrabalhando(),
      casa.alguemTrabalhando(['CLIENTE', 'ESPECIALISTA']),
      casa.alguemTrabalhando(),
      casa.alguemTrabalhando(),
      casa.alguemTrabalhando(),
    ])
    const todos = [desativado, rebaixado, desvinculado, encerrado, intocado]
    for (const { chamar, token } of todos)
      for (const porta of [chamar, la(token)]) expect((await porta('GET /laudo')).status).toBe(200)

    const { codigo } = desativado
    const { versao } = await casa.fichaDe(codigo)
    const mudancas = await Promise.all([
      empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao, ativo: false }),
      casa.alterar(rebaixado.codigo, {
        perfis: ['ESPECIALISTA'],
        vinculos: [{ perfil: 'ESPECIALISTA', cliente: empresa.cliente, especialista: empresa.especialista }],
      }),
      casa.alterar(desvinculado.codigo, { vinculos: [{ perfil: 'CLIENTE', cliente: outra.cliente }] }),
      empresa.como.ADMIN('DELETE /usuario/:codigo/sessoes/:sessao', {
        codigo: encerrado.codigo,
        sessao: encerrado.sessao,
      }),
    ])
    expect(mudancas.map(({ status }) => status)).toEqual([200, 200, 200, 204])
    for (const { chamar, token } of todos.slice(0, 4)) {
      for (const porta of [chamar, la(token)])
        await expect.poll(async () => (await porta('GET /laudo')).status, { interval: 200 }).toBe(401)
    }
    for (const porta of [intocado.chamar, la(intocado.token)]) expect((await porta('GET /laudo')).status).toBe(200)
  })

  it('um vínculo apagado por outro caminho, ou a clínica desativada, também fecha a porta', async () => {
    const apagado = await casa.alguemTrabalhando()
    await amb.db.deleteFrom('vinculo').where('usuario', '=', apagado.codigo).execute()
    expect((await la(apagado.token)('GET /laudo')).status).toBe(401)

    const { parceiro, cliente } = await criarEmpresa(amb)
    const usuario = await criarUsuario(amb, ['PARCEIRO'])
    const daClinica = await amb.como({ usuario: usuario.codigo, perfis: ['PARCEIRO'], cliente, parceiro })
    await amb.db.updateTable('parceiro').set({ ativo: false }).where('codigo', '=', parceiro).execute()
    expect((await daClinica('GET /laudo')).status).toBe(401)
  })

  it('trocar o especialista do vínculo não deixa o token antigo ver o trabalho do outro', async () => {
    const alguem = await casa.alguemTrabalhando(['ESPECIALISTA'])
    const { codigo: colega } = await amb.db
      .insertInto('especialista')
      .values({
        cliente: empresa.cliente,
        nome: 'Dr. Colega',
        crmv_uf: 'SP',
        crmv_numero: crmvUnico(),
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await casa.alterar(alguem.codigo, {
      vinculos: [{ perfil: 'ESPECIALISTA', cliente: empresa.cliente, especialista: colega }],
    })
    expect((await la(alguem.token)('GET /laudo')).status).toBe(401)
  })

  it('acrescentar ou reordenar perfis não tira ninguém do que está fazendo', async () => {
    const alguem = await casa.alguemTrabalhando()
    const { corpo } = await casa.alterar(alguem.codigo, {
      perfis: ['ESPECIALISTA', 'CLIENTE'],
      vinculos: [
        { perfil: 'CLIENTE', cliente: empresa.cliente },
        { perfil: 'ESPECIALISTA', cliente: empresa.cliente, especialista: empresa.especialista },
      ],
    })
    expect(corpo.perfis).toEqual(['ESPECIALISTA', 'CLIENTE'])
    expect((await la(alguem.token)('GET /laudo')).status).toBe(200)
    expect((await casa.porta.entrar(alguem.email, SENHA)).corpo.user.perfis).toEqual(['ESPECIALISTA', 'CLIENTE'])
  })

  it('desativado não entra, nem com o link de senha que já tinha; reativado volta', async () => {
    const alguem = await casa.alguemTrabalhando()
    const { codigo, email } = alguem
    await empresa.como.ADMIN('POST /usuario/:codigo/redefinir-senha', { codigo })
    const segredo = (await casa.porta.cartasPara(email)).at(-1)?.url.split('#')[1]
    await empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao: 1, ativo: false })
    expect((await casa.porta.enviar('redefinir-senha', { segredo, senha: 'cinco gatos na varanda' })).status).toBe(410)
    expect((await casa.porta.entrar(email, SENHA)).corpo.codigo).toBe('USUARIO_INATIVO')
    await empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao: 2, ativo: true })
    expect((await casa.porta.entrar(email, SENHA)).status).toBe(200)
    expect((await casa.trilha(codigo)).map(({ acao }) => acao)).toEqual(['ATIVAR', 'DESATIVAR', 'MANDAR_LINK_DE_SENHA'])
  })

  it('ninguém desativa nem exclui a si mesmo, e quem já usou não é excluído', async () => {
    const { codigo } = empresa.usuarios.ADMIN
    const { versao, acoes, permissoes } = await casa.fichaDe(codigo)
    expect([acoes.mudarSituacao, permissoes.excluir]).toEqual([false, false])
    expect(await empresa.como.ADMIN('PUT /usuario/:codigo/situacao', { codigo, versao, ativo: false })).toMatchObject({
      status: 409,
      corpo: { codigo: 'TRANSICAO_INVALIDA' },
    })
    expect((await empresa.como.ADMIN('DELETE /usuario/:codigo', { codigo })).status).toBe(409)
    const alguem = await casa.alguemTrabalhando()
    expect(await empresa.como.ADMIN('DELETE /usuario/:codigo', { codigo: alguem.codigo })).toMatchObject({
      status: 409,
      corpo: { codigo: 'EM_USO' },
    })
  })
})
