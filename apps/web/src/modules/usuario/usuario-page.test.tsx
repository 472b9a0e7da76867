import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir } from '../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000a9'
const convidada = {
  codigo: CODIGO,
  nome: 'Bruna Dias',
  email: 'bruna@exemplo.com.br',
  perfis: ['ADMIN' as const],
  estado: 'CONVIDADO' as const,
  acoes: { convidar: true, encerrarSessoes: true },
  convite: { enviadoEm: '2026-11-20T12:00:00Z', expiraEm: '2026-11-27T12:00:00Z', vale: true },
}
const semSessoes = () => servidor.responde('GET /usuario/:codigo/sessoes', [])

provarCadastro('/cadastro/usuario', {
  perfil: 'ADMIN',
  caminho: 'usuario',
  linha: { nome: 'Bruna Dias' },
  mostra: 'Bruna Dias',
  vazia: 'Nenhum usuário',
  novo: 'Novo usuário',
  tambem: semSessoes,
  preenche: async () => {
    await escrever('Nome', 'Bruna Dias')
    await escrever('E-mail', 'bruna@exemplo.com.br')
    await page.getByRole('button', { name: '+ Administrador' }).click()
  },
  pede: { nome: 'Bruna Dias', email: 'bruna@exemplo.com.br', cpf: null, perfis: ['ADMIN'], vinculos: [] },
  ficha: convidada,
  depois: /^Enviado em/,
})

describe('perfis', () => {
  it('o primeiro é o principal, e a ordem se muda', async () => {
    await abrir('/cadastro/usuario?novo=1', 'ADMIN')
    await page.getByRole('button', { name: '+ Cliente', exact: true }).click()
    await page.getByRole('button', { name: '+ Especialista' }).click()
    const primeiro = page.getByRole('list', { name: 'Perfis, em ordem' }).getByRole('listitem').first()
    await expect.element(primeiro).toHaveTextContent('ClientePrincipal')
    await page.getByRole('button', { name: 'Subir Especialista' }).click()
    await expect.element(primeiro).toHaveTextContent('EspecialistaPrincipal')
    await expect.element(page.getByText('Especialista: 1 de 2')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Retirar Especialista' }).click()
    await expect.element(primeiro).toHaveTextContent('ClientePrincipal')
  })

  it('quem trabalha numa empresa não se cadastra sem dizer em qual', async () => {
    await abrir('/cadastro/usuario?novo=1', 'ADMIN')
    await escrever('Nome', 'Bruna Dias')
    await escrever('E-mail', 'bruna@exemplo.com.br')
    await page.getByRole('button', { name: '+ Cliente', exact: true }).click()
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect.element(page.getByText(/^Diga onde a pessoa trabalha como: cliente/i)).toBeVisible()
    expect(servidor.pedidos('POST /usuario')).toEqual([])
  })
})

describe('acesso', () => {
  async function abrirFicha(ficha: Parameters<typeof exemplo<'GET /usuario/:codigo'>>[1]): Promise<void> {
    servidor.responde('GET /usuario', exemplo('GET /usuario'))
    servidor.responde('GET /usuario/:codigo', exemplo('GET /usuario/:codigo', { ...convidada, ...ficha }))
    await abrir(`/cadastro/usuario?codigo=${CODIGO}`, 'ADMIN')
  }

  it('o convite se manda de novo, e se cancela depois de perguntar', async () => {
    semSessoes()
    const resposta = exemplo('POST /usuario/:codigo/convite', convidada)
    servidor.responde('POST /usuario/:codigo/convite', resposta)
    servidor.responde('DELETE /usuario/:codigo/convite', resposta)
    await abrirFicha({})
    await page.getByRole('button', { name: 'Mandar o convite de novo' }).click()
    await expect.element(page.getByText('Convite enviado para bruna@exemplo.com.br.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar o convite' }).click()
    const pergunta = page.getByRole('dialog', { name: 'Cancelar o convite de Bruna Dias?' })
    await pergunta.getByRole('button', { name: 'Voltar' }).click()
    await expect.element(pergunta).not.toBeInTheDocument()
    expect(servidor.pedidos('DELETE /usuario/:codigo/convite')).toEqual([])
    await page.getByRole('button', { name: 'Cancelar o convite' }).click()
    await pergunta.getByRole('button', { name: 'Cancelar o convite' }).click()
    await expect.element(page.getByText('Convite cancelado.')).toBeVisible()
    await expect.element(page.getByText('Nenhum usuário')).toBeVisible()
  })

  it('de quem já entrou, as sessões se encerram depois de perguntar; o que falha é dito', async () => {
    servidor.responde(
      'GET /usuario/:codigo/sessoes',
      exemplo('GET /usuario/:codigo/sessoes', [{ aparelho: 'Chrome no Windows' }]),
    )
    servidor.recusa('DELETE /usuario/:codigo/sessoes', 'MUITAS_TENTATIVAS', { mensagem: 'Espere um minuto.' })
    await abrirFicha({ estado: 'ATIVO', convite: null })
    await expect.element(page.getByText('Chrome no Windows')).toBeVisible()
    await page.getByRole('button', { name: 'Encerrar todas' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar todas' }).click()
    await expect.element(page.getByText('Espere um minuto.')).toBeVisible()
    expect(servidor.pedidos('DELETE /usuario/:codigo/sessoes')).toEqual([{ codigo: CODIGO }])
  })
})
