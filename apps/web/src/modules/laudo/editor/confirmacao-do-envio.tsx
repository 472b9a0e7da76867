import { useQuery } from '@tanstack/react-query'
import type { ProvaDaChave } from '@vetlume/dominio/chave-de-acesso'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import { avisar } from '../../../ui/avisar.ts'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { CampoMarcado } from '../../../ui/formulario/campo-marcado.tsx'
import { CampoSelecao } from '../../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { Recado } from '../../../ui/recado.tsx'
import { consultaDeRevisores, enviarParaRevisao, useAcaoDoLaudo, type Revisor } from '../api.ts'
import { useBancada } from './bancada.ts'
import { PelaChave, type ConfirmacaoDaAssinaturaProps } from './confirmacao-da-assinatura.tsx'
import { ListaDePendencias } from './pendencias.tsx'
import { ResumoDaAssinatura } from './resumo-da-assinatura.tsx'

const esquemaDoEnvio = (comAvisos: boolean) =>
  z.object({
    revisor: z.string().check(z.minLength(1, 'Escolha quem revisa.')),
    ciente: z.boolean().check(z.refine((ciente) => ciente || !comAvisos, 'Leia os avisos e marque aqui.')),
    resposta: z.string().check(z.trim(), z.maxLength(500)),
    senha: z.string().check(z.minLength(1, 'Informe a senha.'), z.maxLength(128)),
  })

const aoVerPendencias = (erro: unknown, aoEncontrar: () => void) => {
  if (!(erro instanceof ErroDeApi) || erro.codigo !== 'LAUDO_COM_PENDENCIAS') throw erro
  aoEncontrar()
}

interface FormularioDoEnvioProps extends ConfirmacaoDaAssinaturaProps {
  revisores: readonly Revisor[]
}

function FormularioDoEnvio({ avisos, aoFechar, aoEncontrarPendencias, revisores }: FormularioDoEnvioProps) {
  const { laudo, salvamento } = useBancada()
  const { codigo, especialista } = laudo
  const comAvisos = avisos.length > 0
  const { mutateAsync, isPending } = useAcaoDoLaudo(codigo, enviarParaRevisao)
  const enviar = async (
    { revisor, resposta }: { revisor: string; resposta: string },
    prova: { senha: string } | { prova: ProvaDaChave },
  ) => {
    try {
      await mutateAsync({
        codigo,
        versao: salvamento.versao(),
        revisor,
        aceitarAvisos: comAvisos,
        respostaAosAvisos: resposta.trim() === '' ? null : resposta.trim(),
        ...prova,
      })
      avisar.sucesso(`Enviado para a revisão de ${revisores.find((um) => um.codigo === revisor)?.nome ?? ''}.`)
    } catch (erro) {
      aoVerPendencias(erro, aoEncontrarPendencias)
    }
  }
  const [esquema] = useState(() => esquemaDoEnvio(comAvisos))
  const form = useFormulario({
    esquema,
    valores: {
      revisor: revisores.find(({ sugerido }) => sugerido)?.codigo ?? '',
      ciente: false,
      resposta: '',
      senha: '',
    },
    protegerMudancas: false,
    aoEnviar: ({ senha, ...resto }) => enviar(resto, { senha }),
  })
  const [revisor, ciente, resposta] = useWatch({ control: form.control, name: ['revisor', 'ciente', 'resposta'] })
  const pelaChave = (prova: ProvaDaChave) => void enviar({ revisor, resposta }, { prova }).catch(avisar.erro)
  return (
    <Formulario
      form={form}
      rotulo="Envio para revisão"
      rotuloDeSalvar="Enviar para revisão"
      aoCancelar={aoFechar}
      rotuloDeCancelar="Voltar ao texto"
      outrasAcoes={
        <PelaChave
          rotulo="Enviar com a chave de acesso"
          pronta={revisor !== '' && (!comAvisos || ciente)}
          assinando={isPending}
          aoProvar={pelaChave}
        />
      }
    >
      <ResumoDaAssinatura />
      <CampoSelecao
        controle={form.control}
        nome="revisor"
        rotulo="Revisor"
        obrigatorio
        opcoes={revisores.map(({ codigo: valor, nome, crmv }) => ({ valor, rotulo: `${nome}, ${crmv}` }))}
        ajuda="Lê, corrige se preciso e assina, ou devolve dizendo o que falta"
      />
      {comAvisos && (
        <>
          <ListaDePendencias pendencias={avisos} />
          <CampoMarcado
            controle={form.control}
            nome="ciente"
            rotulo={
              avisos.length === 1
                ? 'Li o aviso e envio mesmo assim'
                : `Li os ${avisos.length} avisos e envio mesmo assim`
            }
          />
          <CampoTexto
            controle={form.control}
            nome="resposta"
            rotulo="Observação sobre os avisos (opcional)"
            maximo={500}
            ajuda="O revisor a vê. A clínica não."
          />
        </>
      )}
      <CampoTexto
        controle={form.control}
        nome="senha"
        rotulo="Sua senha"
        tipo="password"
        obrigatorio
        maximo={128}
        autoComplete="current-password"
        ajuda={`${especialista.nome}, ${especialista.crmv}. Você responde pelo texto como está; o revisor assina.`}
        focar
      />
    </Formulario>
  )
}

/** The last step of an author whose laudo somebody else signs: the warnings, who reviews it, the password. */
export function ConfirmacaoDoEnvio(props: ConfirmacaoDaAssinaturaProps) {
  const { laudo } = useBancada()
  const { data: revisores, error, refetch } = useQuery(consultaDeRevisores(laudo.codigo))
  if (error !== null) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (revisores === undefined) return <Esqueleto linhas={5} />
  if (revisores.length === 0)
    return (
      <Recado tom="warning">
        Não há quem revise: a empresa precisa de outro especialista ativo, com acesso ao sistema. Quem administra a
        equipe o convida em Equipe.
      </Recado>
    )
  return <FormularioDoEnvio {...props} revisores={revisores} />
}
