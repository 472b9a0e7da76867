import { nomeDaChave, type ChaveDeAcesso } from '@vetlume/dominio/chave-de-acesso'
import { agenteEmPalavras } from '@vetlume/dominio/sessao'
import { useState } from 'react'
import * as z from 'zod/mini'
import { criarChave } from '../../lib/chave-de-acesso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'
import { CodigosDeRecuperacao } from './passos-do-segundo-fator.tsx'

const esquema = z.object({ nome: nomeDaChave })

interface NomeProps {
  nome: string
  rotuloDeSalvar: string
  aoCancelar: () => void
  aoSalvar: (nome: string) => Promise<unknown>
}

function Nome({ nome, rotuloDeSalvar, aoCancelar, aoSalvar }: NomeProps) {
  const form = useFormulario({
    esquema,
    valores: { nome },
    protegerMudancas: false,
    aoEnviar: (dados) => aoSalvar(dados.nome),
  })
  return (
    <Formulario form={form} rotulo="Chave de acesso" rotuloDeSalvar={rotuloDeSalvar} aoCancelar={aoCancelar}>
      <CampoTexto
        controle={form.control}
        nome="nome"
        rotulo="Nome da chave"
        ajuda="Como você vai reconhecê-la depois: o aparelho, ou onde ela fica."
        maximo={60}
        obrigatorio
        focar
      />
    </Formulario>
  )
}

interface ChaveDialogoProps {
  /** The key to be renamed; null to make one. */
  chave: ChaveDeAcesso | null
  email: string
  aoFechar: () => void
}

/** Makes a key, or gives one another name. With the first key of an account come its recovery codes, shown only here. */
export function ChaveDialogo({ chave, email, aoFechar }: ChaveDialogoProps) {
  const [codigos, definirCodigos] = useState<readonly string[]>([])
  const criar = async (nome: string) => {
    const credencial = await criarChave(await api('POST /conta/chaves-de-acesso/desafio'))
    const { codigos: novos } = await api('POST /conta/chaves-de-acesso', { nome, credencial })
    avisar.sucesso('Chave de acesso criada.')
    if (novos.length > 0) definirCodigos(novos)
    else aoFechar()
  }
  const renomear = async (codigo: string, nome: string) => {
    await api('PUT /conta/chaves-de-acesso/:codigo', { codigo, nome })
    avisar.sucesso('Nome salvo.')
    aoFechar()
  }
  if (codigos.length > 0)
    return (
      <Dialogo aberto aoFechar={aoFechar} titulo="Guarde estes códigos">
        <CodigosDeRecuperacao codigos={codigos} email={email} aoGuardar={aoFechar} />
      </Dialogo>
    )
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={chave === null ? 'Criar chave de acesso' : 'Renomear chave de acesso'}
      {...(chave === null
        ? { descricao: 'O aparelho vai pedir a sua digital, o seu rosto ou o PIN. Nada disso sai dele.' }
        : {})}
    >
      <Nome
        nome={chave?.nome ?? agenteEmPalavras(navigator.userAgent)}
        rotuloDeSalvar={chave === null ? 'Criar' : 'Salvar'}
        aoCancelar={aoFechar}
        aoSalvar={(nome) => (chave === null ? criar(nome) : renomear(chave.codigo, nome))}
      />
    </Dialogo>
  )
}
