import { useQueryClient } from '@tanstack/react-query'
import { dadosDaTabelaPreco, type TabelaPreco } from '@vetlume/dominio/tabela-preco'
import * as z from 'zod/mini'
import { api } from '../../lib/navegador.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

const esquema = z.pick(dadosDaTabelaPreco, { nome: true })

/** Asks the name of the copy, makes it and opens it. */
export function DialogoDeCopia({ ficha, aoFechar }: { ficha: TabelaPreco; aoFechar: () => void }) {
  const { abrir } = useRegistroNaUrl()
  const cache = useQueryClient()
  const form = useFormulario({
    esquema,
    valores: { nome: `${ficha.nome} (cópia)` },
    protegerMudancas: false,
    aoEnviar: async ({ nome }) => {
      const copia = await api('POST /tabela-preco/:codigo/copia', { codigo: ficha.codigo, nome })
      void cache.invalidateQueries({ queryKey: ['tabela-preco'] })
      avisar.sucesso(`${copia.nome}: tabela copiada.`)
      aoFechar()
      abrir(copia.codigo)
    },
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={`Copiar ${ficha.nome}`} descricao="A cópia tem os mesmos preços.">
      <Formulario form={form} rotulo="Copiar tabela" rotuloDeSalvar="Copiar" aoCancelar={aoFechar}>
        <CampoTexto controle={form.control} nome="nome" rotulo="Nome da cópia" obrigatorio maximo={80} focar />
      </Formulario>
    </Dialogo>
  )
}
