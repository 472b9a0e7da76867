import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { desenhar, entrarComo } from '../../../../teste/tela.tsx'
import { Compartilhar, type CompartilharProps } from './compartilhar.tsx'

const LAUDO = '01990000-0000-7000-8000-0000000000a1'
const LINK = '01990000-0000-7000-8000-0000000000a2'
const CONVERSA = 'https://wa.me/5511999990000?text=Ol%C3%A1'

const novo = (whatsapp: object, clinica: { url: string; nome: string; telefone: string }[] = []) =>
  exemplo('POST /laudo/:codigo/compartilhamentos', {
    codigo: LINK,
    url: 'https://vetlume.test/laudo-compartilhado#segredo',
    expiraEm: '2026-12-26T12:00:00Z',
    whatsapp: { url: CONVERSA, para: null, recusado: false, ...whatsapp },
    clinica,
  })
const guardado = (campos: object) => ({
  codigo: LINK,
  criadoEm: '2026-11-26T12:00:00Z',
  expiraEm: '2099-12-26T12:00:00Z',
  revogadoEm: null,
  aberturas: 0,
  abertoEm: null,
  canal: null,
  destino: null,
  enviadoEm: null,
  enviadoPor: null,
  ...campos,
})

async function abrir(
  links: ReturnType<typeof guardado>[],
  { documento = null, parceiro = null }: Partial<CompartilharProps['laudo']> = {},
) {
  servidor.responde('GET /laudo/:codigo/compartilhamentos', links)
  entrarComo('CLIENTE')
  const laudo = {
    codigo: LAUDO,
    documento,
    parceiro,
    critico: false,
    entregueEm: null,
    criticoConfirmadoEm: null,
  }
  await desenhar(<Compartilhar laudo={laudo} aoFechar={() => undefined} />)
  return page.getByRole('dialog', { name: 'Compartilhar o laudo' })
}

it('abre a conversa com o tutor e registra que foi enviado, por quem e quando', async () => {
  const dialogo = await abrir([])
  servidor.responde(
    'POST /laudo/:codigo/compartilhamentos',
    novo({ para: { nome: 'Ana Silva', telefone: '+5511999990000' } }),
  )
  servidor.responde('POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado', undefined)
  await dialogo.getByRole('button', { name: 'Criar link' }).click()
  const conversa = dialogo.getByRole('link', { name: 'WhatsApp de Ana Silva' })
  await expect.element(conversa).toHaveAttribute('href', CONVERSA)
  await expect.element(dialogo.getByText(/\(11\) 99999-0000 com o texto pronto/)).toBeVisible()
  await expect.element(dialogo.getByRole('button', { name: 'Marcar como enviado ao tutor' })).not.toBeInTheDocument()
  conversa.element().addEventListener('click', (evento) => evento.preventDefault())
  await conversa.click()
  servidor.responde('GET /laudo/:codigo/compartilhamentos', [
    guardado({ canal: 'WHATSAPP', destino: 'TUTOR', enviadoEm: '2026-11-26T12:05:00Z', enviadoPor: 'Bia Recepção' }),
  ] as never)
  await dialogo.getByRole('button', { name: 'Marcar como enviado ao tutor' }).click()
  await expect.element(dialogo.getByText(/Enviado ao tutor por WhatsApp em .*, por Bia Recepção/)).toBeVisible()
  expect(servidor.pedidos('POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado')).toEqual([
    { codigo: LAUDO, compartilhamento: LINK, destino: 'TUTOR' },
  ])
})

const DA_CLINICA = { codigo: '01990000-0000-7000-8000-0000000000a3', nome: 'Clínica Vila' }
const ENVIADO = 'POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado'

it('abre a conversa com quem recebe laudos na clínica, e registra que foi a ela', async () => {
  const dialogo = await abrir([], { parceiro: DA_CLINICA })
  const telefone = '+5511912345678'
  servidor.responde(
    'POST /laudo/:codigo/compartilhamentos',
    novo({ para: { nome: 'Ana Silva', telefone: '+5511999990000' } }, [
      { url: 'https://wa.me/5511912345678?text=Ol%C3%A1', nome: 'Bia Prado', telefone },
    ]),
  )
  servidor.responde(ENVIADO, undefined)
  await dialogo.getByRole('button', { name: 'Criar link' }).click()
  const conversa = dialogo.getByRole('link', { name: 'WhatsApp de Bia Prado (clínica)' })
  await expect.element(conversa).toHaveAttribute('href', 'https://wa.me/5511912345678?text=Ol%C3%A1')
  await expect.element(dialogo.getByText(/em \(11\) 99999-0000 ou \(11\) 91234-5678 com o texto pronto/)).toBeVisible()
  conversa.element().addEventListener('click', (evento) => evento.preventDefault())
  await conversa.click()
  servidor.responde('GET /laudo/:codigo/compartilhamentos', [
    guardado({ canal: 'WHATSAPP', destino: 'CLINICA', enviadoEm: '2026-11-26T12:05:00Z', enviadoPor: 'Bia Recepção' }),
  ] as never)
  await dialogo.getByRole('button', { name: 'Marcar como enviado à clínica' }).click()
  await expect.element(dialogo.getByText(/Enviado à clínica por WhatsApp em .*, por Bia Recepção/)).toBeVisible()
  expect(servidor.pedidos(ENVIADO)).toEqual([{ codigo: LAUDO, compartilhamento: LINK, destino: 'CLINICA' }])
})

it('de um link de antes, diz-se também que foi à clínica, se há uma', async () => {
  const dialogo = await abrir([guardado({})], { parceiro: DA_CLINICA })
  servidor.responde(ENVIADO, undefined)
  await dialogo.getByRole('button', { name: 'Enviei à clínica por WhatsApp' }).click()
  await expect
    .poll(() => servidor.pedidos(ENVIADO))
    .toEqual([{ codigo: LAUDO, compartilhamento: LINK, destino: 'CLINICA' }])
})

it('diz quando o tutor não autorizou, e o que foi por e-mail', async () => {
  const dialogo = await abrir([guardado({ canal: 'EMAIL', destino: 'TUTOR', enviadoEm: '2026-11-26T12:05:00Z' })])
  await expect.element(dialogo.getByText(/Enviado ao tutor por e-mail em/)).toBeVisible()
  servidor.responde('POST /laudo/:codigo/compartilhamentos', novo({ recusado: true }))
  await dialogo.getByRole('button', { name: 'Criar link' }).click()
  await expect.element(dialogo.getByText('O tutor não autorizou o envio por WhatsApp.')).toBeVisible()
  await expect.element(dialogo.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible()
})

it('mostra por que não registrou, e deixa o link como estava', async () => {
  const dialogo = await abrir([guardado({})])
  servidor.recusa('POST /laudo/:codigo/compartilhamentos/:compartilhamento/enviado', 'TRANSICAO_INVALIDA', {
    mensagem: 'Este link não abre mais o laudo: crie outro e envie-o.',
  })
  await dialogo.getByRole('button', { name: 'Enviei ao tutor por WhatsApp' }).click()
  await expect.element(page.getByText('Este link não abre mais o laudo: crie outro e envie-o.')).toBeVisible()
  await expect.element(dialogo.getByRole('button', { name: 'Enviei ao tutor por WhatsApp' })).toBeVisible()
})

it('mostra antes o resumo que o tutor vai ver, se há laudo assinado', async () => {
  const { documento } = exemplo('POST /laudo-compartilhado', { documento: { animal: { nome: 'Amora' } } })
  const dialogo = await abrir([], { documento })
  await dialogo.getByText('Em palavras simples').click()
  await expect.element(dialogo.getByText('O que vale é o laudo.')).toBeVisible()
})

it('o resumo se baixa em PDF dali, e o que não vem diz por quê', async () => {
  const { documento } = exemplo('POST /laudo-compartilhado', { documento: { animal: { nome: 'Amora' } } })
  const dialogo = await abrir([], { documento })
  await dialogo.getByText('Em palavras simples').click()
  servidor.recusa('GET /laudo/:codigo/resumo', 'INDISPONIVEL')
  const botao = dialogo.getByRole('button', { name: 'Baixar este resumo em PDF' })
  await botao.click()
  await expect
    .element(dialogo.getByRole('alert'))
    .toHaveTextContent(
      'O PDF do resumo não pôde ser baixado. Sistema temporariamente indisponível. Tente novamente em alguns minutos.',
    )
  servidor.responde('GET /laudo/:codigo/resumo', new Blob(['%PDF-']))
  await botao.click()
  await expect.poll(() => dialogo.getByRole('alert').query()).toBeNull()
  expect(servidor.pedidos('GET /laudo/:codigo/resumo')).toEqual([{ codigo: LAUDO }, { codigo: LAUDO }])
})

it('sem documento assinado não há resumo a mostrar', async () => {
  const dialogo = await abrir([])
  await expect.element(dialogo.getByRole('button', { name: 'Criar link' })).toBeVisible()
  expect(dialogo.getByText('Em palavras simples').query()).toBeNull()
})
