import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escolher, escrever, provarCadastro } from '../../../teste/provar-cadastro.tsx'
import { criarContexto, criarToken } from '../../../teste/fabricas.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import { abrir, EMPRESA, PESSOA } from '../../../teste/tela.tsx'

provarCadastro('/cadastro/especialista', {
  perfil: 'CLIENTE',
  caminho: 'especialista',
  linha: { nome: 'Helena Prado', crmv: 'CRMV-SP 12345', especialidade: { nome: 'Cardiologia' } },
  mostra: 'CRMV-SP 12345',
  vazia: 'Nenhum especialista',
  novo: 'Novo especialista',
  preenche: async () => {
    await escrever('Nome', 'Rui Campos')
    await escolher('Estado do CRMV', /Rio de Janeiro/)
    await escrever('Número do CRMV', '678')
    await escolher('Inscrição', 'Inscrição secundária')
    await escrever('Reembolso por km', '1,85')
    await escrever('Franquia de km por dia', '20')
  },
  pede: {
    nome: 'Rui Campos',
    crmvUf: 'RJ',
    crmvNumero: '678',
    crmvTipo: 'SECUNDARIA',
    kmCentavos: 185,
    franquiaKm: 20,
  },
  ficha: { nome: 'Rui Campos', crmv: 'CRMV-RJ 678-S' },
  depois: 'CRMV-RJ 678-S',
})

it('o endereço de onde sai para de crescer onde o cadastro para de aceitar', async () => {
  await abrir('/cadastro/especialista?novo=1', 'CLIENTE')
  const campo = page.getByRole('textbox', { name: 'Endereço de onde sai' })
  await campo.fill('a'.repeat(198))
  await campo.click()
  await userEvent.keyboard('{End}bcd')
  await expect.element(campo).toHaveValue(`${'a'.repeat(198)}bc`)
})

it('diz de que tipo é a chave Pix que reconheceu', async () => {
  await abrir('/cadastro/especialista?novo=1', 'CLIENTE')
  const campo = page.getByRole('textbox', { name: 'Chave Pix' })
  await campo.fill('helena@exemplo.com.br')
  await expect.element(campo).toHaveAccessibleDescription('Reconhecida como e-mail')
})

const HELENA = { codigo: '01990000-0000-7000-8000-0000000000f1', nome: 'Helena Prado', verPartes: true }

it('quem é o especialista diz que é, e entra de novo para assinar', async () => {
  const ninguem = { pessoas: [], permissoes: { assumir: true } }
  const eu = { pessoas: [{ codigo: PESSOA.codigo, nome: 'Clara Prado' }], permissoes: { assumir: false } }
  servidor.responde('GET /especialista/:codigo', exemplo('GET /especialista/:codigo', HELENA))
  servidor.responde(
    'GET /especialista/:codigo/assinatura',
    exemplo('GET /especialista/:codigo/assinatura', { imagem: null, certificado: null }),
  )
  servidor.responde('GET /especialista/:codigo/acesso', ninguem)
  await abrir(`/cadastro/especialista?codigo=${HELENA.codigo}&parte=assinatura`, 'CLIENTE')
  await page.getByRole('button', { name: 'Sou eu' }).click()
  servidor.responde('POST /especialista/:codigo/assumir', eu)
  servidor.responde('GET /especialista/:codigo/acesso', eu)
  servidor.responde('POST /auth/contexto', {
    token: criarToken(Date.now() - 1_000, 3_600_000),
    sessao: criarContexto({ ...EMPRESA, perfis: ['CLIENTE', 'ESPECIALISTA'], codigoEspecialista: HELENA.codigo }),
  })
  await page.getByRole('button', { name: 'Sim, sou eu' }).click()
  await expect.element(page.getByText('Clara Prado entra e assina como Helena Prado.')).toBeVisible()
  await expect.poll(() => servidor.pedidos('POST /auth/contexto')).toEqual([{ codigoCliente: EMPRESA.codigo }])
})

it('a imagem da assinatura se troca: o lugar do arquivo aparece quando se pede e some quando ela chega', async () => {
  const imagem = { sha256: 'a'.repeat(64), enviadaEm: '2026-11-20T12:00:00Z', largura: 400, altura: 120 }
  const assinatura = exemplo('GET /especialista/:codigo/assinatura', {
    imagem,
    certificado: null,
    permissoes: { editar: true },
  })
  servidor.responde('GET /especialista/:codigo', exemplo('GET /especialista/:codigo', HELENA))
  servidor.responde('GET /especialista/:codigo/acesso', { pessoas: [], permissoes: { assumir: false } })
  servidor.responde('GET /especialista/:codigo/assinatura', assinatura)
  servidor.responde('GET /especialista/:codigo/assinatura/imagem', new Blob())
  servidor.responde('POST /especialista/:codigo/assinatura/imagem', assinatura)
  await abrir(`/cadastro/especialista?codigo=${HELENA.codigo}&parte=assinatura`, 'CLIENTE')
  const lugar = page.getByRole('button', { name: 'Escolher imagem' })
  await page.getByRole('button', { name: 'Trocar' }).click()
  await expect.element(lugar).toBeVisible()
  const entrada = document.querySelector<HTMLInputElement>('input[type="file"][accept^="image/png"]')
  if (entrada === null) throw new Error('no place for the file')
  await userEvent.upload(entrada, new File(['x'], 'assinatura.png', { type: 'image/png' }))
  await expect.element(page.getByText('Assinatura salva. Ela sai nos próximos laudos.')).toBeVisible()
  expect(lugar.query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Trocar' })).toBeVisible()
})
