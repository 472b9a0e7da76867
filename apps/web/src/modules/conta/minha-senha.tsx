import { useQueryClient } from '@tanstack/react-query'
import { nivelDaSenha, ROTULOS_DO_NIVEL, trocaDeSenha } from '@vetlume/dominio/conta'
import { useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { api, sessao } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'

interface Troca {
  senhaAtual: string
  senha: string
}
const EM_BRANCO: Troca = { senhaAtual: '', senha: '' }

function Forca({ controle }: { controle: Control<Troca, unknown, Troca> }) {
  const nivel = nivelDaSenha(useWatch({ control: controle, name: 'senha' }))
  return (
    <Texto tamanho="pequeno" secundario role="status">
      {nivel === 0
        ? 'Ao menos 8 caracteres. Uma frase longa vale mais que símbolos.'
        : `Força da senha nova: ${ROTULOS_DO_NIVEL[nivel].toLowerCase()}`}
    </Texto>
  )
}

export function MinhaSenha() {
  const cache = useQueryClient()
  const form = useFormulario<Troca, Troca>({
    esquema: trocaDeSenha,
    valores: EM_BRANCO,
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const { token } = await api('POST /conta/senha', dados)
      sessao.trocarToken(token)
      void cache.invalidateQueries({ queryKey: ['conta', 'sessoes'] })
      form.assentar(EM_BRANCO)
      avisar.sucesso('Senha trocada. As suas outras sessões foram encerradas.')
    },
  })
  return (
    <Secao titulo="Senha" descricao="Trocar a senha encerra as suas sessões em outros aparelhos.">
      <Formulario form={form} rotulo="Trocar a senha" rotuloDeSalvar="Trocar a senha">
        <Grade>
          <CampoTexto
            controle={form.control}
            nome="senhaAtual"
            rotulo="Senha atual"
            tipo="password"
            autoComplete="current-password"
            maximo={128}
            obrigatorio
          />
          <CampoTexto
            controle={form.control}
            nome="senha"
            rotulo="Senha nova"
            tipo="password"
            autoComplete="new-password"
            maximo={128}
            obrigatorio
          />
        </Grade>
        <Forca controle={form.control} />
      </Formulario>
    </Secao>
  )
}
