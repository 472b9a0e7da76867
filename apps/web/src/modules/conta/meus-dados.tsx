import { useQueryClient } from '@tanstack/react-query'
import { meusDados, type MinhaConta } from '@vetlume/dominio/conta'
import { formatarCpf } from '@vetlume/dominio/formatos'
import { ROTULOS_DE_PERFIL } from '@vetlume/dominio/usuario'
import { api, sessao } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Secao } from '../../ui/pagina.tsx'
import { Dados } from '../cadastros/index.ts'
import { consultaDaConta } from './api.ts'

export function MeusDados({ conta }: { conta: MinhaConta }) {
  const cache = useQueryClient()
  const form = useFormulario({
    esquema: meusDados,
    valores: { nome: conta.nome, telefone: conta.telefone ?? '' },
    aoEnviar: async (dados) => {
      const salva = await api('PUT /conta', { ...dados, versao: conta.versao })
      cache.setQueryData(consultaDaConta.queryKey, salva)
      const { usuario } = sessao.estado()
      if (usuario !== null) sessao.trocarUsuario({ ...usuario, nome: salva.nome })
      avisar.sucesso('Dados salvos.')
    },
  })
  return (
    <Secao titulo="Meus dados">
      <Formulario form={form} rotulo="Meus dados" aoRecarregar={() => location.reload()}>
        <Grade>
          <CampoTexto controle={form.control} nome="nome" rotulo="Nome" obrigatorio maximo={120} autoComplete="name" />
          <CampoMascara controle={form.control} nome="telefone" rotulo="Telefone" mascara="telefone" />
        </Grade>
        <Dados
          itens={[
            ['E-mail', conta.email],
            ['CPF', conta.cpf && formatarCpf(conta.cpf)],
            ['Perfis', conta.perfis.map((perfil) => ROTULOS_DE_PERFIL[perfil]).join(', ')],
          ]}
        />
      </Formulario>
    </Secao>
  )
}
