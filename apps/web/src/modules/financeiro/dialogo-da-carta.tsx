import { MAXIMO_DE_ENDERECOS, type CobrancasDoTitulo } from '@vetlume/dominio/cobranca'
import { esquemaEmail } from '@vetlume/dominio/formatos'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

const enderecosDe = (escrito: string): string[] => escrito.split(/[\s,;]+/).filter((parte) => parte !== '')

function recusaDosEnderecos(escrito: string): string | null {
  const enderecos = enderecosDe(escrito)
  if (enderecos.length === 0) return 'Informe a quem vai.'
  if (enderecos.length > MAXIMO_DE_ENDERECOS) return `No máximo ${MAXIMO_DE_ENDERECOS} endereços.`
  if (new Set(enderecos.map((um) => um.toLowerCase())).size < enderecos.length) return 'Um endereço está duas vezes.'
  const errado = enderecos.find((um) => !esquemaEmail.safeParse(um).success)
  return errado === undefined ? null : `E-mail inválido: ${errado}`
}

const esquema = z.object({
  para: z.string().check(({ value, issues }) => {
    const message = recusaDosEnderecos(value)
    if (message !== null) issues.push({ code: 'custom', message, input: value })
  }),
  mensagem: z.string().check(z.trim(), z.minLength(1, 'Escreva a mensagem.'), z.maxLength(2_000)),
})

interface DialogoDaCartaProps {
  codigo: string
  carta: NonNullable<CobrancasDoTitulo['carta']>
  /** What was sent until now, this letter too. */
  aoEnviar: (cobrancas: CobrancasDoTitulo) => void
  aoFechar: () => void
}

/** The charge of one account by e-mail, with its PDF and its Pix. */
export function DialogoDaCarta({ codigo, carta, aoEnviar, aoFechar }: DialogoDaCartaProps) {
  const form = useFormulario({
    esquema,
    valores: { para: carta.para.join(', '), mensagem: carta.mensagem },
    protegerMudancas: false,
    aoEnviar: async ({ para, mensagem }) => {
      aoEnviar(await api('POST /contas-receber/:codigo/cobranca', { codigo, para: enderecosDe(para), mensagem }))
      aoFechar()
      avisar.sucesso('Cobrança a caminho, por e-mail.')
    },
  })
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Enviar por e-mail"
      descricao="A cobrança em PDF vai anexa, com o Pix do que falta quando a empresa tem chave."
    >
      <Formulario form={form} rotulo="Enviar por e-mail" rotuloDeSalvar="Enviar" aoCancelar={aoFechar}>
        <Grade>
          <CampoTexto
            controle={form.control}
            nome="para"
            rotulo="Para"
            obrigatorio
            focar
            ajuda="Separe mais de um por vírgula."
            className="inteiro"
          />
          <CampoTexto
            controle={form.control}
            nome="mensagem"
            rotulo="Mensagem"
            obrigatorio
            linhas={5}
            maximo={2_000}
            className="inteiro"
          />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
