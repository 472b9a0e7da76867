import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessao } from '../../lib/navegador.ts'
import { criarContexto } from '../../../teste/fabricas.ts'
import { escrever } from '../../../teste/provar-cadastro.tsx'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir, EMPRESA, entrarComo, responderPelaCasca } from '../../../teste/tela.tsx'

const ESPECIALISTA = '01990000-0000-7000-8000-0000000000e1'
type Certificado = NonNullable<Corpo<'GET /especialista/:codigo/assinatura'>['certificado']>

const assinatura = (certificado: Partial<Certificado> | null) =>
  exemplo('GET /especialista/:codigo/assinatura', {
    imagem: null,
    certificado: certificado && {
      titular: 'HELENA PRADO',
      cpf: '52998224725',
      cpfConfere: true,
      confiavel: true,
      situacao: 'VALIDO',
      diasRestantes: 200,
      ...certificado,
    },
    permissoes: { editar: true },
  })

async function abrirComo(perfil: 'ESPECIALISTA' | 'CLIENTE', codigoEspecialista: string | null) {
  entrarComo(perfil)
  sessao.definirContexto(
    'cliente',
    sessao.token() ?? '',
    criarContexto({ ...EMPRESA, perfis: [perfil], codigoEspecialista }),
  )
  responderPelaCasca()
  await abrir('/conta')
}

beforeEach(() => {
  servidor.responde('GET /conta', exemplo('GET /conta', { nome: 'Helena Prado', perfis: ['ESPECIALISTA'] }))
  servidor.responde('GET /conta/sessoes', [])
  servidor.responde('GET /abreviatura', [])
  servidor.responde('GET /conta/chaves-de-acesso', [])
})

it('quem assina envia o seu certificado da sua conta, e o vê', async () => {
  servidor.responde('GET /especialista/:codigo/assinatura', assinatura(null))
  servidor.responde('POST /especialista/:codigo/assinatura/certificado', assinatura({}))
  await abrirComo('ESPECIALISTA', ESPECIALISTA)
  await expect.element(page.getByText('Nenhum certificado guardado.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar certificado' }).click()
  const janela = page.getByRole('dialog', { name: 'Certificado A1' })
  await expect.element(janela).toBeVisible()
  await userEvent.upload(
    janela.element().querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['a1'], 'helena.pfx'),
  )
  await escrever('Senha do certificado', 'Senha 1')
  servidor.responde('GET /especialista/:codigo/assinatura', assinatura({}))
  await janela.getByRole('button', { name: 'Guardar certificado' }).click()
  await expect.element(page.getByText('HELENA PRADO')).toBeVisible()
  expect(servidor.pedidos('POST /especialista/:codigo/assinatura/certificado')).toMatchObject([
    { codigo: ESPECIALISTA, senha: 'Senha 1' },
  ])
})

it.each([
  [
    'de outra pessoa',
    { cpfConfere: false },
    /529\.982\.247-25, não é o deste especialista: os laudos são assinados sem/,
  ],
  ['sem CPF no cadastro', { cpfConfere: null }, /O cadastro do especialista não tem CPF/],
  [
    'sem CPF no certificado',
    { cpf: null, cpfConfere: null },
    /não traz CPF no formato da ICP-Brasil: não se sabe de quem é, e os laudos são assinados sem ele/,
  ],
  ['que não é da ICP-Brasil', { confiavel: false }, /não leva à ICP-Brasil: os laudos são assinados sem ele/],
  ['vencido', { situacao: 'VENCIDO', diasRestantes: -3 }, 'Venceu. Envie o novo para voltar a assinar com ele.'],
] as const)('diz porque não serve um certificado %s', async (_, certificado, texto) => {
  servidor.responde('GET /especialista/:codigo/assinatura', assinatura(certificado))
  await abrirComo('ESPECIALISTA', ESPECIALISTA)
  await expect.element(page.getByText(texto).first()).toBeVisible()
})

it('de um certificado que serve não há o que avisar', async () => {
  servidor.responde('GET /especialista/:codigo/assinatura', assinatura({}))
  await abrirComo('ESPECIALISTA', ESPECIALISTA)
  await expect.element(page.getByText('HELENA PRADO')).toBeVisible()
  expect(page.getByText(/não é o deste especialista|não tem CPF|não traz CPF|não leva|Venceu\./).query()).toBeNull()
})

it('quem não assina não tem assinatura a guardar', async () => {
  await abrirComo('CLIENTE', null)
  await expect.element(page.getByRole('heading', { name: 'Minha conta' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Abreviaturas' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Certificado A1' }).query()).toBeNull()
})
