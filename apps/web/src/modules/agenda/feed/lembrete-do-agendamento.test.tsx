import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CODIGO } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../../teste/tela.tsx'
import { LembreteDoAgendamento } from './lembrete-do-agendamento.tsx'

const AMANHA = Temporal.Now.instant().add({ hours: 24 }).toString()
const botao = () => page.getByRole('button', { name: 'Lembrar por WhatsApp' })

async function desenharPara(papel: 'RECEPCAO' | 'LEITURA', enviadoEm: string | null) {
  entrarComo('CLIENTE', papel)
  servidor.responde('GET /agendamento/:codigo/lembrete', {
    enviadoEm,
    resposta: null,
    motivo: null,
    respondidoEm: null,
  })
  await desenhar(<LembreteDoAgendamento codigo={CODIGO} estado="AGENDADO" inicio={AMANHA} daClinica={false} />)
}

it('quem marca horários lembra o que ainda não foi confirmado', async () => {
  await desenharPara('RECEPCAO', null)
  servidor.responde('POST /agendamento/:codigo/lembrete', {
    link: 'https://exemplo.vet/confirmar',
    texto: 'Amanhã, Amora tem exame.',
    whatsapp: null,
    aviso: 'A clínica não tem telefone no cadastro.',
  })
  await botao().click()
  await expect
    .element(page.getByRole('textbox', { name: 'Mensagem do lembrete' }))
    .toHaveValue('Amanhã, Amora tem exame.')
  await expect.element(page.getByText('A clínica não tem telefone no cadastro.')).toBeVisible()
})

it('quem só lê a agenda vê o que foi enviado, e não prepara o link que confirma', async () => {
  await desenharPara('LEITURA', '2026-11-20T12:00:00Z')
  await expect.element(page.getByText(/Enviado por e-mail em/)).toBeVisible()
  expect(botao().query()).toBeNull()
})
