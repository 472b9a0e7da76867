import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { dadosDaEmpresa, REGRAS_DA_EMPRESA, type Cliente } from '@vetlume/dominio/cliente'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { EstadoDeErro, EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { leituraDosCampos, LeituraDoRegistro, usePode } from '../cadastros/index.ts'
import { BotaoHistorico } from '../historico/index.ts'
import { AbasDaEmpresa } from './abas-da-empresa.tsx'
import { CamposDaEmpresa } from './campos-da-empresa.tsx'
import { EtiquetaDoEstado } from './estado.tsx'
import { Logo } from './logo.tsx'
import { UsoDoPlanoDaEmpresa } from './uso-do-plano.tsx'
import { VerTimbre } from './ver-timbre.tsx'
import { CAMPOS_DA_EMPRESA, valoresDaEmpresa } from './valores.ts'

const CHAVE = ['cliente', 'um', 'proprio']
const esquema = dadosDoCadastro(dadosDaEmpresa, REGRAS_DA_EMPRESA as never)
const leitura = leituraDosCampos(CAMPOS_DA_EMPRESA)

function FormularioDaEmpresa({ ficha }: { ficha: Cliente }) {
  const cache = useQueryClient()
  const [aberta, definirAberta] = useState(ficha)
  const form = useFormulario({
    esquema,
    valores: valoresDaEmpresa(ficha),
    conflito: {
      aberto: aberta,
      valores: valoresDaEmpresa,
      leitura,
      aoAdotar: (atual: Cliente) => definirAberta({ ...aberta, ...atual }),
    },
    aoEnviar: async (dados) => {
      const salva = await api('PUT /cliente/proprio', { ...dados, versao: aberta.versao })
      cache.setQueryData(CHAVE, salva)
      void cache.invalidateQueries({ queryKey: ['historico', 'cliente', salva.codigo] })
      definirAberta(salva)
      form.assentar(valoresDaEmpresa(salva))
      avisar.sucesso('Dados da empresa salvos.')
    },
  })
  return (
    <Formulario form={form} rotulo="Dados da empresa" rodape="fixo">
      <CamposDaEmpresa
        controle={form.control}
        ficha={aberta}
        focar={false}
        daMarca={<VerTimbre form={form} logo={aberta.logo} />}
        aoMudarFuso={(fuso) => form.setValue('fuso', fuso, { shouldDirty: true })}
      />
    </Formulario>
  )
}

function Conteudo({ ficha }: { ficha: Cliente }) {
  const cache = useQueryClient()
  const { permissoes, uso, plano, logo, nome } = ficha
  return (
    <>
      <UsoDoPlanoDaEmpresa uso={uso} plano={plano?.nome ?? null} />
      <Secao titulo="Logotipo" descricao="Sai no alto dos laudos e dos outros documentos.">
        <Logo
          dono={null}
          logo={logo}
          nome={nome}
          podeEditar={permissoes.editar}
          aoMudar={() => void cache.invalidateQueries({ queryKey: CHAVE })}
        />
      </Secao>
      {permissoes.editar ? (
        <FormularioDaEmpresa ficha={ficha} />
      ) : (
        <LeituraDoRegistro ficha={ficha} campos={CAMPOS_DA_EMPRESA} />
      )}
    </>
  )
}

/** The company of who is signed in, which changes its own record and sees how much of its plan it uses. */
export function MinhaEmpresa() {
  const podeVerHistorico = usePode('historico:ler')
  const {
    data: ficha,
    error,
    refetch,
  } = useQuery({
    queryKey: CHAVE,
    queryFn: ({ signal }) => api('GET /cliente/proprio', {}, { sinal: signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <Pagina
      titulo="Minha empresa"
      largura="leitura"
      descricao="Os dados que saem nos documentos, como a empresa recebe e quanto do plano ela usa."
      complemento={ficha !== undefined && <EtiquetaDoEstado estado={ficha.estado} />}
      acoes={
        ficha?.permissoes.verHistorico === true &&
        podeVerHistorico && (
          <BotaoHistorico entidade="cliente" registro={ficha.codigo} nome={ficha.nome} campos={CAMPOS_DA_EMPRESA} />
        )
      }
    >
      <AbasDaEmpresa />
      {ficha === undefined && (
        <Secao>
          {error === null ? (
            <EsqueletoDeFormulario campos={8} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      )}
      {ficha !== undefined && <Conteudo ficha={ficha} />}
    </Pagina>
  )
}
